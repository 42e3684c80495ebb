/** The figures of statements as filed, each worked out by hand from the statement; and what a wrong digit or a lost line does. */
import { describe, expect, it } from 'vitest'
import type { FigureName } from '../../statement/statement.ts'
import {
  AEGON,
  AMD_2008,
  AMERICAN_EXPRESS,
  APPLE_1995,
  APPLE_2000,
  APPLE_2002,
  ATT,
  BEVERAGES,
  BOEING_2003,
  CARBO,
  COCA_COLA,
  ETHANOL,
  FORD_1993,
  FORD_2001,
  GENERAL_ELECTRIC,
  IBM,
  LODGING,
  LUNDGREN,
  linesOf,
  MOVIE_STAR,
  PROGRESSIVE,
  type Printed,
  RIOT,
  SEAGATE,
  TEGNA,
  TESLA,
  WALMART,
  withAmounts,
  without,
} from './as-filed.fixture.ts'
import { figuresOf } from './figures.ts'
import { findRoles, type Roles } from './find.ts'
import type { Term } from './sheet.ts'

type Amounts = Partial<Record<FigureName, number | null>>

/** Amounts as printed, all that are not asked for null; per-share figures and counts are tested where they are picked. */
const NONE: Amounts = {
  total_revenue: null,
  cost_of_revenue: null,
  gross_profit: null,
  operating_income: null,
  other_interest_income_expense_net: null,
  other_income_expense_net: null,
  income_before_taxes: null,
  income_tax_expense: null,
  other_investment_income_expense_after_taxes: null,
  other_income_expense_after_taxes: null,
  net_income: null,
}

function rolesOf(printed: readonly Printed[], step = 1): Roles {
  return findRoles(linesOf(printed), 0, step)
}

function amountsOf(printed: readonly Printed[], step = 1): Amounts {
  const lines = linesOf(printed)
  const figures = figuresOf({ lines, roles: rolesOf(printed, step) }, 0, 1, () => 1)
  return Object.fromEntries(Object.keys(NONE).map((name) => [name, figures[name as FigureName]?.value ?? null]))
}

const digitsOf = (amount: string) => Number(amount.replace(/[^\d.]/g, ''))

/** The names of lines, each with its sign. */
const named = (printed: readonly Printed[], term: Term | null | undefined) =>
  term?.map(({ index, sign }) => `${sign < 0 ? '−' : '+'} ${printed[index]?.[0]}`) ?? null

const STATEMENTS: { name: string; printed: readonly Printed[]; step?: number; amounts: Amounts }[] = [
  {
    name: 'General Electric 1993: the tax is a deduction, and costs of goods and of services are the cost',
    printed: GENERAL_ELECTRIC,
    amounts: {
      total_revenue: 60_562,
      cost_of_revenue: 22_606 + 6_308,
      income_before_taxes: 6_575,
      income_tax_expense: 2_151,
      // 75 + 678 of businesses that were left, less 862 for accounting: 4,424 comes down to 4,315.
      other_income_expense_after_taxes: -109,
      net_income: 4_315,
    },
  },
  {
    name: 'Apple 1995: a total of costs without a name is no gross profit',
    printed: APPLE_1995,
    amounts: {
      total_revenue: 11_062,
      cost_of_revenue: 8_204,
      operating_income: 684,
      other_income_expense_net: -10,
      income_before_taxes: 674,
      income_tax_expense: 250,
      net_income: 424,
    },
  },
  {
    name: 'AMD 2008: the minority and an investee above the tax come after taxes all the same',
    printed: AMD_2008,
    amounts: {
      total_revenue: 5_808,
      cost_of_revenue: 3_488,
      gross_profit: 2_320,
      operating_income: -1_955,
      other_interest_income_expense_net: 39 - 366,
      other_income_expense_net: 22,
      income_before_taxes: -2_260,
      income_tax_expense: 68,
      other_investment_income_expense_after_taxes: -53,
      other_income_expense_after_taxes: -33 - 684,
      net_income: -3_098,
    },
  },
  {
    name: 'Apple 2000: gains and interest are other income, their total is not added to them',
    printed: APPLE_2000,
    amounts: {
      total_revenue: 1_945,
      cost_of_revenue: 1_396,
      gross_profit: 549,
      operating_income: 170,
      other_income_expense_net: 100 + 49,
      income_before_taxes: 319,
      income_tax_expense: 86,
      net_income: 233,
    },
  },
  {
    name: 'Apple 2002: a change of accounting that moved nothing is known to be nothing',
    printed: APPLE_2002,
    amounts: {
      total_revenue: 5_742,
      cost_of_revenue: 4_139,
      gross_profit: 1_603,
      operating_income: 17,
      other_income_expense_net: -42 + 112,
      income_before_taxes: 87,
      income_tax_expense: 22,
      other_income_expense_after_taxes: 0,
      net_income: 65,
    },
  },
  {
    name: "Aegon 2000: companies that are not consolidated come after taxes, an insurer's benefits are no cost of revenue",
    printed: AEGON,
    amounts: {
      total_revenue: 30_755,
      income_before_taxes: 2_887,
      income_tax_expense: 850,
      other_investment_income_expense_after_taxes: 29,
      net_income: 2_066,
    },
  },
  {
    name: 'Seagate 2017: interest of both kinds is one figure, its total with the rest is none',
    printed: SEAGATE,
    amounts: {
      total_revenue: 2_674,
      cost_of_revenue: 1_858,
      operating_income: 266,
      other_interest_income_expense_net: 5 - 60,
      other_income_expense_net: 1,
      income_before_taxes: 212,
      income_tax_expense: 18,
      net_income: 194,
    },
  },
  {
    name: 'Carbo 2017: a gross loss, and a benefit of taxes',
    printed: CARBO,
    amounts: {
      total_revenue: 188_756,
      cost_of_revenue: 242_081,
      gross_profit: -53_325,
      operating_income: -248_383,
      other_interest_income_expense_net: -7_700,
      other_income_expense_net: 35 + 905,
      income_before_taxes: -255_143,
      income_tax_expense: -2_027,
      net_income: -253_116,
    },
  },
  {
    name: 'a result of operations without a name is found by what leads to it',
    printed: LUNDGREN,
    amounts: {
      total_revenue: 10_830,
      cost_of_revenue: 9_097,
      gross_profit: 1_733,
      operating_income: 123,
      other_interest_income_expense_net: -455,
      other_income_expense_net: 134,
      income_before_taxes: -198,
      income_tax_expense: -79,
      other_income_expense_after_taxes: 0,
      net_income: -119,
    },
  },
  {
    name: 'Movie Star 1999: interest income in brackets, because expenses stand without',
    printed: MOVIE_STAR,
    amounts: {
      total_revenue: 72_506,
      cost_of_revenue: 51_363,
      gross_profit: 21_143,
      operating_income: 5_284,
      other_interest_income_expense_net: 118 - 2_694,
      other_income_expense_net: 0,
      income_before_taxes: 2_708,
      income_tax_expense: 35,
      net_income: 2_673,
    },
  },
  {
    name: 'Coca-Cola 1997: interest expense without a sign is taken off all the same',
    printed: COCA_COLA,
    amounts: {
      total_revenue: 18_868,
      cost_of_revenue: 6_015,
      gross_profit: 12_853,
      operating_income: 5_001,
      other_interest_income_expense_net: 211 - 258,
      other_income_expense_net: 155 + 583 + 363,
      income_before_taxes: 6_055,
      income_tax_expense: 1_926,
      net_income: 4_129,
    },
  },
  {
    name: "Ford 1993: revenue of both businesses, and neither's result of operations is the company's",
    printed: FORD_1993,
    amounts: {
      total_revenue: 91_568 + 16_953,
      cost_of_revenue: 85_168,
      income_before_taxes: 4_003,
      income_tax_expense: 1_350,
      other_income_expense_after_taxes: -124,
      net_income: 2_529,
    },
  },
  {
    name: "Ford 2001: the tax is that of the whole company's loss",
    printed: FORD_2001,
    amounts: {
      total_revenue: 131_528 + 30_884,
      cost_of_revenue: 129_159,
      income_before_taxes: -7_584,
      income_tax_expense: -2_151,
      other_income_expense_after_taxes: -20,
      net_income: -5_453,
    },
  },
  {
    name: 'Tegna 2015: net income is the share of its owners',
    printed: TEGNA,
    amounts: {
      total_revenue: 3_050_945,
      cost_of_revenue: 923_336,
      operating_income: 913_158,
      other_interest_income_expense_net: -273_629,
      other_income_expense_net: -5_064 - 11_529,
      income_before_taxes: 622_936,
      income_tax_expense: 202_314,
      other_income_expense_after_taxes: 102_064 - 63_164,
      net_income: 459_522,
    },
  },
  {
    name: 'Riot 2023: the three costs of revenue end where other costs begin, though no heading says so',
    printed: RIOT,
    amounts: {
      total_revenue: 76_739,
      cost_of_revenue: 23_647 + 22_134 + 18_182,
      operating_income: -32_483,
      other_interest_income_expense_net: 4_843,
      other_income_expense_net: 65,
      income_before_taxes: -27_575,
      income_tax_expense: 112,
      net_income: -27_687,
    },
  },
  {
    name: "American Express 2023: revenue is what is left of interest, and a lender's provisions are no cost of revenue",
    printed: AMERICAN_EXPRESS,
    amounts: { total_revenue: 15_381, income_before_taxes: 3_100, income_tax_expense: 649, net_income: 2_451 },
  },
  {
    name: 'Walmart 2024: gains in brackets among expenses raise the result',
    printed: WALMART,
    amounts: {
      total_revenue: 680_985,
      cost_of_revenue: 511_753,
      operating_income: 29_348,
      other_interest_income_expense_net: -2_245,
      other_income_expense_net: -794,
      income_before_taxes: 26_309,
      income_tax_expense: 6_152,
      other_income_expense_after_taxes: -721,
      net_income: 19_436,
    },
  },
  {
    name: 'Tesla 2023: the totals of cars are not those of the company',
    printed: TESLA,
    amounts: {
      total_revenue: 96_773,
      cost_of_revenue: 79_113,
      gross_profit: 17_660,
      operating_income: 8_891,
      other_interest_income_expense_net: 1_066 - 156,
      other_income_expense_net: 172,
      income_before_taxes: 9_973,
      income_tax_expense: -5_001,
      other_income_expense_after_taxes: 23,
      net_income: 14_997,
    },
  },
  {
    name: 'Progressive 2023, the parent alone: a benefit without a sign raises net income',
    printed: PROGRESSIVE,
    step: 0.1,
    amounts: { total_revenue: 4_175.6, income_before_taxes: 3_877.6, income_tax_expense: -24.8, net_income: 3_902.4 },
  },
  {
    name: 'a company without taxes: the result from continuing operations is that before taxes, and the tax is unknown',
    printed: BEVERAGES,
    amounts: {
      total_revenue: 27_479_896,
      cost_of_revenue: 22_399_734,
      gross_profit: 5_080_162,
      operating_income: 616_954,
      other_interest_income_expense_net: 0,
      other_income_expense_net: -10_392,
      income_before_taxes: 606_562,
      other_income_expense_after_taxes: 0,
      net_income: 606_562,
    },
  },
  {
    name: 'IBM 1997: of two lines of each name the totals are revenue and cost',
    printed: IBM,
    amounts: {
      total_revenue: 78_508,
      cost_of_revenue: 47_899,
      gross_profit: 30_609,
      operating_income: 9_098,
      other_interest_income_expense_net: -728,
      other_income_expense_net: 657,
      income_before_taxes: 9_027,
      income_tax_expense: 2_934,
      net_income: 6_093,
    },
  },
  {
    name: 'Boeing 2003: costs in brackets, and a tax that stands without is a benefit',
    printed: BOEING_2003,
    amounts: {
      total_revenue: 50_485,
      // 50,485 − 43,862 − 442 is the 6,181 that stands below without a name.
      cost_of_revenue: 43_862 + 442,
      gross_profit: 6_181,
      operating_income: 449,
      other_interest_income_expense_net: -358,
      other_income_expense_net: 459,
      income_before_taxes: 550,
      income_tax_expense: -168,
      net_income: 718,
    },
  },
  {
    name: 'AT&T 2023: net income is the share of its owners, before preferred dividends',
    printed: ATT,
    amounts: {
      total_revenue: 29_917,
      cost_of_revenue: 5_056 + 6_771,
      operating_income: 6_406,
      other_interest_income_expense_net: -1_608,
      other_income_expense_net: 380 + 987,
      income_before_taxes: 6_165,
      income_tax_expense: 1_403,
      other_income_expense_after_taxes: -273,
      net_income: 4_489,
    },
  },
  {
    name: 'a casino: revenue is net of what was given away',
    printed: LODGING,
    amounts: { total_revenue: 65_037_624, operating_income: -961_679, net_income: -14_118_859 },
  },
  {
    name: 'a company without revenue: nothing is known to be nothing',
    printed: ETHANOL,
    amounts: { total_revenue: 0, operating_income: -4_008_188, net_income: -3_717_600 },
  },
]

describe('statements as filed', () => {
  it.each(STATEMENTS)('$name', ({ printed, step, amounts }) => {
    expect(amountsOf(printed, step)).toEqual({ ...NONE, ...amounts })
  })
})

/**
 * Operating expenses that add up, with how many lines they are. Those of American Express are not among them: its provisions
 * are printed with their total, which is as good; nor those of IBM, whose total stands alone where a line is lost.
 */
const EXPENSES: [name: string, printed: readonly Printed[], lines: number, step?: number][] = [
  ['General Electric 1993', GENERAL_ELECTRIC, 5],
  ['Apple 1995', APPLE_1995, 3],
  ['Apple 2000', APPLE_2000, 4],
  ['Apple 2002', APPLE_2002, 5],
  ['Aegon 2000', AEGON, 7],
  ['Seagate 2017', SEAGATE, 4],
  ['Carbo 2017', CARBO, 4],
  ['Lundgren 1996', LUNDGREN, 2],
  ['Movie Star 1999', MOVIE_STAR, 1],
  ['Coca-Cola 1997', COCA_COLA, 1],
  ['Tegna 2015', TEGNA, 4],
  ['Riot 2023', RIOT, 11],
  ['Walmart 2024', WALMART, 1],
  ['Tesla 2023', TESLA, 3],
  ['Progressive 2023', PROGRESSIVE, 3, 0.1],
  ['Boeing 2003', BOEING_2003, 7],
  ['AT&T 2023', ATT, 3],
  ['Beverages', BEVERAGES, 2],
  ['a casino', LODGING, 8],
]

describe.each(EXPENSES)('operating expenses of %s', (_, printed, count, step = 1) => {
  const { expenses } = rolesOf(printed, step)
  // What is no more than the rounding of the others proves nothing.
  const spent = (expenses?.term ?? []).filter(({ index }) => digitsOf(printed[index]?.[1] ?? '') > 2 * step)

  it('are proved by what they leave', () => {
    expect(expenses?.fits).toBe(true)
    expect(expenses?.term).toHaveLength(count)
    expect(Math.abs((expenses?.from ?? 0) + (expenses?.total ?? 0) - (expenses?.to ?? 0))).toBeLessThan(step)
  })

  it.each([
    ['too many', 10],
    ['too few', 0.1],
  ])('are not proved with a digit %s in any of them', (_what, factor) => {
    for (const { index } of spent) {
      const wrong = printed.map((line, at): Printed => {
        const other = String(Math.round(digitsOf(line[1]) * factor))
        return at === index ? [line[0], line[1].startsWith('(') ? `(${other})` : other, line[2]] : line
      })
      expect(rolesOf(wrong, step).expenses?.fits ?? false, printed[index]?.[0]).toBe(false)
    }
  })

  it('are not proved without any of them', () => {
    for (const { index } of spent) {
      const less = printed.filter((_line, at) => at !== index)
      expect(rolesOf(less, step).expenses?.fits ?? false, printed[index]?.[0]).toBe(false)
    }
  })
})

describe('what leads from one result to the next', () => {
  it('takes lines with the signs that the results ask for', () => {
    expect(named(COCA_COLA, rolesOf(COCA_COLA).between?.term)).toEqual([
      '+ Interest income',
      '− Interest expense',
      '+ Equity income',
      '+ Other income-net',
      '+ Gains on issuances of stock by equity investees',
    ])
    expect(named(WALMART, rolesOf(WALMART).between?.term)).toEqual(['− Interest, net', '− Other (gains) and losses'])
  })

  it('leaves a total that stands without a name below its lines', () => {
    expect(named(CARBO, rolesOf(CARBO).between?.term)).toEqual([
      '+ Interest expense, net',
      '+ Foreign currency exchange gain, net',
      '+ Other income (expense), net',
    ])
  })

  it('adds businesses that were left and takes off the minority', () => {
    expect(named(TEGNA, rolesOf(TEGNA).after?.term)).toEqual([
      '+ Income from discontinued operations, net of tax',
      '+ Net income attributable to noncontrolling interests',
    ])
    expect(named(FORD_1993, rolesOf(FORD_1993).after?.term)).toEqual([
      '− Minority interests in net income of subsidiaries',
      '+ Cumulative effects of changes in accounting principles (Notes 6 and 8)',
    ])
  })

  it('does not hold where a result is misread', () => {
    const wrong = withAmounts(COCA_COLA, { 'INCOME BEFORE INCOME TAXES': '6,855' })
    expect(rolesOf(wrong).between?.fits).toBe(false)
  })
})

describe('the same statement printed otherwise', () => {
  const bracketed = (printed: readonly Printed[], labels: RegExp) =>
    printed.map(([label, amount, heading]): Printed => [label, labels.test(label) ? `(${amount})` : amount, heading])

  it('reads costs and a tax in brackets as those without', () => {
    const costs = /^(?:Cost of goods sold|Selling, administrative and general expenses|Interest expense|Income taxes)$/
    expect(amountsOf(bracketed(COCA_COLA, costs))).toEqual(amountsOf(COCA_COLA))
  })

  it('reads capitals as small letters', () => {
    const capitals = TESLA.map(([label, amount, heading]): Printed => [label.toUpperCase(), amount, heading])
    expect(amountsOf(capitals)).toEqual(amountsOf(TESLA))
  })

  it('works out no gross profit that is not printed', () => {
    expect(amountsOf(without(TESLA, 'Gross profit'))).toMatchObject({
      cost_of_revenue: 79_113,
      gross_profit: null,
      operating_income: 8_891,
    })
  })

  it('proves nothing of a revenue that is only a part of what the expenses are taken from', () => {
    const bare = rolesOf(without(AMERICAN_EXPRESS, 'Total revenues net of interest expense'))
    expect(bare.confirmed).toBe(false)
  })
})
