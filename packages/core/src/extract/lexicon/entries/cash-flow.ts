/** Lines of a statement of cash flows. */
import type { FieldWords } from '../statement-lines.ts'

/** The lines that one field of a section takes, by the field's name. */
export const CASH_FLOW_LINES = {
  net_income: {
    says: /Income|Profit|Loss|Earnings/,
    concepts: [
      'ProfitLoss',
      'NetIncomeLoss',
      'NetIncomeLossIncludingPortionAttributableToNonredeemableNoncontrollingInterest',
    ],
    entries: [
      {
        words:
          /^(?:(?:cash (?:flows? )?(?:provided by |used in |from )*)?operat(?:ing|ions)(?: activities)? )?(?:consolidated )?net (?:income|earnings|loss|profit)\b|^(?:profit|loss|earnings|income) for the (?:year|period|quarter)|^net (?:income )?loss\b|^(?:income|earnings|loss) from continuing operations|^(?:income|earnings|loss) before (?:extraordinary|cumulative)/,
        not: /adjust|reconcil|per share|distribut|undistributed|affiliates|equity (?:method|investees)|sale|disposal/,
        takes: 'Net income (loss)',
        leaves: 'Net income of affiliates',
        filing: '0000320193-24-000123',
      },
    ],
  },
  depreciation_amortization: {
    never:
      /^(?!.*\bdepreciation\b).*\b(?:right[- ]of[- ]use|operating leases?|debt (?:issuance|discount)|financing costs|content|film|contract costs|premiums?|discounts?)\b/,
    says: /^(?!.*(?:DebtDiscount|FinancingCost|RightOfUse|OperatingLease|Contract|Content|Premium|PolicyAcquisition|DebtIssuance|Securities|Film|ShareBased|Program)).*(?:Depreciation|Depletion|Amorti[sz]ation)/,
    concepts: [
      'DepreciationDepletionAndAmortization',
      'DepreciationAndAmortization',
      'DepreciationAmortizationAndAccretionNet',
      'Depreciation',
      'DepreciationNonproduction',
      'AmortizationOfIntangibleAssets',
      'OtherDepreciationAndAmortization',
      'CapitalizedComputerSoftwareAmortization1',
    ],
    entries: [
      {
        words: /\b(?:depreciation|depr|deprec|depletion|amoriti[sz]ation)\b/,
        not: /right[- ]of[- ]use|(?<!\b(?:property|equipment)\b.*)content costs|film|discount|premium|investment|securities|accumulated|unrealized|changes? in|undepreciated|(?<!^depreciation\b.*)(?:gain|loss) on|pension|appreciation|\bmarket\b|currenc|trading|portfolio|\b(?:less|net of|excess|sales?|disposals?|dispositions?|retire\w*|abandon\w*|affiliates?|equity)\b.*\bdep(?:reciation|letion)\b|\btax(?:es)?\b(?<!depreciation and.*)|deferred depreciation|joint venture|unconsolidated/,
        takes: 'Depreciation of property and equipment',
        leaves: 'Unrealized depreciation on marketable securities',
        filing: '0001652044-24-000022',
      },
      // What it holds beside these takes nothing from them.
      {
        words:
          /^depreciation and amorti[sz]ation\b.*\bincluding\b|^amorti[sz]ation of (?:[\w-]+ ){0,5}(?:goodwill|intangibles?(?: assets)?|software) and (?:deferred |debt )?(?:financing|issuance|loan)\b|^amorti[sz]ation of (?:deferred |debt )*(?:financing|issuance|loan) (?:costs|fees) and (?:\w+ ){0,2}(?:goodwill|intangibles?|software)\b|^amorti[sz]ation of (?:property|assets|equipment)\b.*\bunder capital leases\b|^depreciation (?:of|on) (?=.*\b(?:property|equipment)\b).*\bright[- ]of[- ]use\b|^(?:provision for )?depreciation(?: and|,)? (?:depletion )?(?:and )?amorti[sz]ation\b|^depreciation (?:and amorti[sz]ation )?(?:of|on) (?:real estate|rental|investment propert|investments? in (?:real estate|propert|hotels?))|^amorti[sz]ation of deferred (?:charges|costs) and (?:other )?(?:goodwill|intangibles?)\b|^amorti[sz]ation of (?:assets (?:held )?(?:under|recorded under) )?capital(?:ized)? leases?(?: assets)?$|^amorti[sz]ation of (?:route|customer list|acquired customer|in-place lease)\w*(?: acquisition costs| contracts)?(?: and (?:other )?(?:intangibles?|goodwill)(?: assets)?)?$|^amorti[sz]ation of (?:core )?deposit premiums?\b|^amorti[sz]ation of investments? in excess\b/,
        not: /content(?! costs)|film(?! costs)|\bmarket\b|^(?!depreciation\b).*\bnet of\b|changes? in|\bgain\b|^depreciation (?:and amorti[sz]ation )?of (?:debt|film|content|program|right[- ]of[- ]use|operating lease|deferred (?:financing|loan|debt))|unrealized|appreciation/,
        takes: 'Amortization of goodwill and deferred financing costs',
        leaves: 'Amortization of deferred financing costs',
        filing: '0000895759-96-000037',
      },
      {
        words:
          /^(?=.*\bamorti[sz]ations?\b)(?!.*\bright[- ]of[- ]use)(?:(?:(?:other|net|non-?cash|total|provision for|charges? for|amorti[sz]ations?|and|or|expenses?|charges?|impairments?|write-?(?:downs?|offs?)|continuing operations|assets|of assets|from operations)\b[ ,-]*)+$|.*\b(?:propert(?:y|ies)|plant|equipment|premises|leasehold|improvements|buildings?|fixed assets|software|computer|nuclear fuel|goodwill|intangibles?|excess|net assets|licen[sc]es?|patents?|trade ?(?:marks?|names?)|franchises?|(?:customer|subscriber)s? (?:lists?|relationships?|base|related)|non-?compet\w*|covenants?|technolog(?:y|ies)|(?:core|acquired|purchased) deposits?|deposit (?:base|intangib\w+|premium)|acquisitions?|(?:acquired|purchased) (?:assets|business\w*|compan\w+|customer\w*|subscriber\w*)|(?:product|publishing|distribution|marketing|mineral|water|landing|development|territorial|technology|access|air|purchase|cable) rights|lists|landfill|vessels|brands?|mines?|mining|mineral|oil and gas)\b)/,
        not: /right[- ]of[- ]use|\bleases?\b|contract|acquisition costs?|content|film|program(?:ming)?\b|television|\bdebt\b|discount|premium(?!s? on core)|issuance|financing|\bloan|stock|share|unearned|(?<!\b(?:goodwill|intangibles?|intangible assets)\b.*)deferred|securities|investment|pension|restricted|compensation|benefit|changes? in|bond|notes|debentures?|mortgages?|\bfees?\b|\bswaps?\b|property tax|gain|servicing|incentive|turnaround|dry[- ]?dock|unamortized|net of amortization|purchase accounting|(?<!\bexcess\b.*)purchase price|adjustments|costs capitalized|accretion|regulatory|future profits|(?<!\bexcess\b.*)business acquired|insurance (?:purchased|acquired|in force)|negative goodwill|step-up|royalt|warrant|rental merchandise|tax credit|housing|display|plate costs|(?:broadcast\w*|sports|music|player|exhibition) rights|receivables?\b|(?:abandoned|cancel\w+)\b.*\bplants?\b|\bplants? (?:abandon|cancel)|property loss|\bover (?:the )?(?:purchase )?(?:cost|price)\b/,
        takes: 'Amortization of intangible assets',
        leaves: 'Amortization of debt discount',
        filing: '0001551152-23-000033',
      },
    ],
  },
  stock_compensation: {
    says: /Compensation|Share[Bb]ased|Stock|Award|Option/,
    concepts: [
      'ShareBasedCompensation',
      'ShareBasedCompensationExcludingAmortizationOfRestrictedStock',
      'StockOptionPlanExpense',
      'RestrictedStockExpense',
      'EmployeeBenefitsAndShareBasedCompensation',
      'IssuanceOfStockAndWarrantsForServicesOrClaims',
    ],
    entries: [
      {
        words:
          /\b(?:stock|share|equity|unit|option)s?\b.{0,30}\b(?:compensation|awards?|expenses?|plans?|options?|payments?)\b|\b(?:unearned|non-?cash) compensation|\b(?:amortization|vesting) of (?:unearned |deferred |unvested |non-?vested )?(?:restricted |equity )?(?:stock|shares)\b|\brestricted stock (?:amortization|vest)|\besop\b.{0,40}\b(?:compensation|expense|earned|allocated|released)\b|\b(?:allocation|release|earned|amortization)\b.{0,20}\besop\b|compensation.{0,30}\b(?:stock|share|equity)|\b(?:stock|shares|warrants|options) (?:issued|granted).{0,20}\b(?:services|compensation|employees|directors|consult)|\bfees paid in (?:common )?(?:stock|shares)\b|^restricted (?:stock|shares)(?: units)?$|^stock appreciation rights\b|^(?:issuances?|grants?) (?:of )?(?:common )?(?:stocks?|shares|warrants|options)\b.{0,30}\b(?:for services|to (?:employees|directors|consultants))|^stock (?:bonus(?:es)?|grants?)\b/,
        not: /tax|payable|accrued|proceeds|excess|contribution|withh|treasury|dividend|(?<!(?:equity|stock|share)[- ])settle|repurchase|liabilit/,
        takes: 'Share-based compensation expense',
        leaves: 'Excess tax benefits from stock compensation',
        filing: '0000320193-24-000123',
      },
    ],
  },
  capital_expenditures: {
    aside: /\b(?:net of|less|excluding|exclusive of|including|inclusive of)(?! (?:the )?cash)\b.*$/,
    says: /^PaymentsToAcquire|^PaymentsFor|^PaymentsTo(?:Develop|Acquire)|Capital|PurchaseOfProperty|Productive/,
    concepts: [
      'PaymentsToAcquirePropertyPlantAndEquipment',
      'PaymentsToAcquireProductiveAssets',
      'PaymentsToAcquireOtherPropertyPlantAndEquipment',
      'PaymentsForCapitalImprovements',
      'PaymentsToAcquireMachineryAndEquipment',
      'PaymentsForConstructionInProcess',
    ],
    entries: [
      {
        words:
          /\bcapital (?:expenditures?|spending|additions|investments?|improvements|purchases|projects)\b|\b(?:purchases?|acqui?sitions?|acq|additions?|expenditures?|spending|payments?|investments?|improvements|construction|outlays?|renovations?|replacements?|expansion|remodel\w*)\b.{0,45}\b(?:property|properties|plant|equipment|premises|(?:fixed|depreciable|capital|productive) assets|facilit(?:y|ies)|construction|flight equipment|real estate|buildings?|leasehold|utility|pp&?e)\b|^(?:other )?(?:property|plant|flight equipment)\b|\b(?:purchases?|acquisitions?|additions?|expenditures?)\b.{0,30}\b(?:furniture|machinery|vehicles?|fixtures|hardware|vessels?|ships?|boats?|railcars?|rail cars?|locomotives|containers|satellites?|pipelines?|towers|air(?:craft|planes?)|tooling|molds|dies|tools|computers?|servers|trucks?|tractors?|buses|trailers?|barges?|auto(?:mobile)?s?|(?:vending|mining) machines|miners|warehouses?|headquarters)\b|\bnuclear fuel additions\b|^purchases? of (?:tangible|long-lived) assets\b|^(?:other )?(?:capital|fixed) assets?(?: (?:additions|purchases|expenditures))?$|^(?:road and )?equipment$|\b(?:plant|premises and equipment|tooling) (?:additions|expenditures)\b|^(?:net |gross )(?:property|plant|equipment|fixed assets?) (?:additions|purchases|expenditures)\b|^(?:additions to )?special tools\b|^(?:real estate|property) (?:acquisitions|development)\b|^development of (?:real estate|propert)|^(?:(?:land |building |tenant |leasehold )+(?:and )?)+improvements\b|^buildings? and (?:\w+ )?improvements\b|^costs? of (?:propert|plant|equipment|fixed asset|facilit)\w*.{0,30}\b(?:additions|construction|purchases)\b|^(?:new |plant |store |restaurant |facilit(?:y|ies) |hotel |building |casino )+(?:construction|expansion)\b|^expenditures for (?:new )?(?:stores|restaurants|hotels)\b|^construction (?:payments$|of (?:\w+ ){0,3}(?:hotels?|casinos?|stores?|restaurants?|vessels?|ships|mills?|offices?|warehouses?|headquarters|theatres?)\b)|\brental propert(?:y|ies)\b|^(?:vehicle|vessel|aircraft|railcar|truck|trailer|container|satellite) (?:purchases|additions|acquisitions)$|^(?:vessel|ship|satellite|network|pipeline|mine|store|hotel) construction$|^investments? in land$|\bcapital outlays?\b|\bcash paid for (?:property|plant|equipment|(?:fixed|capital) assets)|^(?:(?:net )?(?:increase|decrease|change) )?in (?:bank |office )?(?:property|premises|plant|fixed assets)|\bequipment (?:purchases|additions|acquisitions|expenditures)|^(?:land|buildings?)\b.{0,20}\b(?:additions|purchases|acquisitions)$|\b(?:purchases?|acquisitions?) of lands?\b|\bdisbursements for (?:property|plant|equipment)|^purchased (?:property|plant|equipment)|^(?:(?:furniture|fixtures|equipment|machinery|building)s?,? (?:and )?)*leasehold improvements|^renovations?(?: costs| expenditures)?$|\b(?:pipelines?|vessels?|ships?|satellites?|towers?|landfills?|gathering systems?|cable (?:plant|systems?|television systems?)|networks?|machinery|computers?|hardware) (?:additions|construction|improvements|expenditures|purchases|upgrades?)\b|^(?:vessels?|ships?|aircraft|buildings?) under construction$|\b(?:acquire|paid for|expended for|used for|spent on|invested in)\b.{0,20}\b(?:property|plant|equipment|fixed assets|construction)\b|\boil and gas propert(?:y|ies) (?:additions|expenditures)|\bpurchases? of (?:fixed|capital) (?:and other )?assets|\bequipment purchased|construction\b.{0,30}(?:expenditures|in progress|costs)|^(?:additions|improvements) to (?!.*\b(?:investments?|goodwill|loans?|receivables?|intangibles?|deferred|debt|notes|reserves?|other assets|securities|mortgage|patents?|trademarks?|licen[sc]es?|films?|program\w*|trusts?|franchises?|contracts?|funds?)\b)/,
        not: /sales?\b|proceeds|disposal|dispositions?|retire|^reimburse|^(?:plant )?removal|^allowance|real estate ventures?\b|unconsolidated|(?<!\bcapital expenditures\b.*)(?:business|insurance|subsidiar|partnership(?! propert))|decommission|shut-?down|\bclos(?:ing|ure)s?\b|propert(?:y|ies) tax|tax credit|(?<!\b(?:purchases?|additions?|acquisitions?|expenditures) (?:of|to|for)\b.*)\b(?:trusts?|restricted|escrow)\b|projects? funds?\b|^(?:(?:(?:in|de)crease|change) in )?(?:advance|progress|pre-?)[- ]?payments?\b|^advances?\b|(?<!\b(?:property|plant|premises)\b.*)revenue[- ]earning|lease(?:d|s)? to|net of cash|accrued|payable|(?<!\b(?:purchases? of|additions? to|acquisitions? of|expenditures for|capital expenditures|property and equipment)(?! deposits?)\b.*)deposits?\b(?!(?: on| for)? and (?:purchases|additions|acquisitions|expenditures))(?<!purchases? of and deposits)|non-?cash|receivable|held for sale|(?<!\b(?:property|plant|premises)\b.*|\bnon-?)rental(?! (?:propert|real estate)|,? property\b|.*\band (?:other )?(?:property|plant)\b)|(?<!\bimprovements to )\bleased (?:equipment|assets|vehicles|aircraft|property)|(?:subject to|\bon|(?<!^improvements to .*)\bunder) leas(?:e|es|ing)\b|\bleas(?:e|ing) (?:equipment|fleet|assets|vehicles)|for leasing$|equipment leases?\b|(?<!^(?:property|plant|property and equipment|plant and equipment|property plant and equipment) )acquired|acquired (?:with|by|through|for|in)\b|operating lease|for leases?$|under (?:capital|finance) lease|joint venture|(?<!\bfrom (?:an? |its )?)affiliat|real estate (?:loans?|securities|tax)|\btax (?:liens?|certificates?)|mortgage loans?|retainage|^deferred|foreclosed|real estate owned|\bsold\b|(?<!\b(?:propert\w+|plant|equipment|premises|fixed assets?|furniture|fixtures|machinery|computers|hardware|buildings?|improvements|capital expenditures)\b.*)software(?!.*\b(?:propert\w+|plant|equipment|premises|fixed assets?|furniture|fixtures|machinery|computers|hardware|buildings?|improvements)\b)|intangible(?<!\b(?:property|plant|equipment|fixed assets?|capital expenditures)\b.*)(?!.*\band (?:property|plant|equipment|fixed assets?)\b)|mineral rights|(?<!\bcapital expenditures\b.*)exploration|noncontrolling|grants?|(?<!and customer )contribut|gain|loss|damage(?!d facilit)|investment securities/,
        takes: 'Payments for acquisition of property, plant and equipment',
        leaves: 'Proceeds from sale of property and equipment',
        filing: '0000320193-24-000123',
      },
    ],
  },
  acquisitions: {
    says: /Business|Acquisition|CashAcquired|ObtainingControl|InterestInSubsidiaries|^PaymentsToAcquireOther(?:ProductiveAssets|Investments)$/,
    concepts: [
      'PaymentsToAcquireBusinessesNetOfCashAcquired',
      'PaymentsToAcquireBusinessesGross',
      'PaymentsToAcquireBusinessesAndInterestInAffiliates',
      'CashAcquiredFromAcquisition',
    ],
    entries: [
      {
        words:
          /\bacquisitions?\b|\binvestments? in\b.{0,25}\bbusinesses\b|\b(?:business|businesses|companies) (?:acquired|purchased)\b|\b(?:purchases?|acquired?|payments?)\b.{0,30}\b(?:business|businesses|subsidiar(?:y|ies)|companies)\b|\bcash acquired\b|\bacquired (?:compan(?:y|ies)|business(?:es)?|subsidiar(?:y|ies)|banks?)\b|\bobtain control of\b|\bbusiness combinations\b|\b(?:purchases?|acqui(?:red|sitions?)|payments? for)\b.*\bnet of cash(?:$| (?:and cash equivalents )?(?:received|acquired))|^purchases? of (?:banks|branches|hospitals)\b|^investments? in (?:purchased|acquired) (?:business|subsidiar|compan)/,
        not: /\b(?:of|for) (?:(?<!\b(?:business|compan|subsidiar).*)(?:(?!business|compan|subsidiar)\w+ ){0,4}propert(?:y|ies)(?!.*\b(?:businesses|companies)\b)|(?:\w+ and )?timber\w*|property|plant|equipment|fixed|premises|treasury|common|intangible|software|land|real estate|investments?|securities|mineral|oil|rental|licen|spectrum|patent|technology|non-?controlling|minority|building|marketable|vessel|aircraft|available|short|stock|shares|other assets|(?:finance )?receivables|trademark|content|loans?|mortgages?|long-term|films?|franchises?\b(?! (?:restaurants?|stores?)\b)|leas|(?:\w+ ){0,2}(?:machinery|furniture|fixtures|vehicles|facilities|capital assets|equipment|premises)\b)|^equipment acq|^(?:timber|timberlands?)\b|policy|deferred|customer|related (?:costs|expenses)|contingent|deposit|non-?cash(?! assets of)|sales? of|proceeds|dispos|divest|expense|in-process|research|unconsolidated|equity (?:method|affil)|subscriber|costs\b|^property acq|^real estate acq|post-acquisition|(?<!\b(?:net of|less|excluding)\b.*)(?:obligations|liabilities)|franchise agreements|servicing|acquisition (?:notes|indebtedness|debt)|(?<!\b(?:net of|less|excluding)\b.*)(?:\bdebt incurred|borrow)|working capital|effects? of/,
        takes: 'Acquisitions, net of cash acquired',
        leaves: 'Acquisition of property and equipment',
        filing: '0000012927-24-000010',
      },
      // What it holds beside acquisitions takes nothing from them.
      {
        words:
          /^(?:(?:net )?(?:payments?|cash paid) for )?(?:other |business )*acquisitions?(?: of businesses)?(?: net of cash(?: and cash equivalents)? acquired)? (?:and\b.*\b|.*\band )(?:purchases? of )?(?:intangible|investments?|other)\b/,
        not: /\b(?:propert|equipment|machinery|furniture|vehicles|plant|premises|real estate|land|loans?|leas|securities|treasury|stock|shares|expense|costs|proceeds|improvements?|development|long-term|short-term|rental|timber|oil|software)/,
        takes: 'Acquisitions, net of cash acquired, and purchases of intangible assets',
        leaves: 'Acquisition of property and other assets',
        filing: '0001652044-24-000022',
      },
    ],
  },
  dividends_paid: {
    says: /Dividend|Distribution/,
    concepts: [
      'PaymentsOfDividends',
      'PaymentsOfDividendsCommonStock',
      'PaymentsOfOrdinaryDividends',
      'PaymentsOfDividendsPreferredStockAndPreferenceStock',
      'PaymentsOfCapitalDistribution',
      'DistributionsToLimitedPartnersPaid',
    ],
    entries: [
      {
        words:
          /\bdividends?\b|\bdistributions?\b.{0,30}\b(?:partners?|members?|unit|shareholders?|stockholders?|owners?|paid|investors)|^(?:cash )?distributions?(?: paid)?$|^distributions (?:to|paid)|^(?:payments? of |return of )?(?:capital )?distributions?$|^return of capital to (?:share|stock|unit)|^(?:s[- ]corporation|partnership|partner|member|owner|shareholder|stockholder|tax)(?:'?s'?)? distributions/,
        not: /non-?controlling|minority|operating partnership|policyholder|received|receivable|affiliates?|(?<!(?:less|net of|excluding)\b.{0,40})reinvest|payable|from|proceeds|tax benefit|subsidiar(?!y's)|unconsolidated/,
        takes: 'Payments for dividends and dividend equivalents',
        leaves: 'Dividends to noncontrolling interests',
        filing: '0000320193-24-000123',
      },
    ],
  },
  share_repurchases: {
    never: /withh|(?<!excise )\btax(?:es)?\b|net[- ](?:share )?settle|preferred|non-?controlling/,
    says: /Repurchase|Treasury|Redemption|AcquireOrRedeem/,
    concepts: [
      'PaymentsForRepurchaseOfCommonStock',
      'PaymentsForRepurchaseOfEquity',
      'PaymentsForRepurchaseOfCommonStockAndPreferredStock',
      'PaymentsForRepurchaseOfOtherEquity',
    ],
    entries: [
      {
        words:
          /\b(?:re-?purchase[sd]?|purchase[sd]?|(?:re-?)?acquisitions?|buy-?backs?|tender offer|retirement|cancell?ations?|redemptions?|redeem|acquired?|reacquire\w*|retired|paid for)\b.{0,60}\b(?:common|stock|shares?|treasury|capital stock|units|adss?)\b|\b(?:stock|shares?|treasury)\b.{0,30}\b(?:re-?purchase[ds]?|purchase[ds]?|acquired|acquisitions?|reacquired|retired|buy-?backs?|bought back)\b|^payments? for (?:treasury|common) (?:stock|shares)\b|^treasury (?:stock|shares)(?: transactions)?(?: net)?$/,
        not: /preferred|issu|proceeds|^(?:payments? (?:of|for) )?excise tax|\bloans? to|withh|(?<!excise )tax|non-?controlling|minority|subsidiar|employee stock purchase|under (?:the )?employee|stock purchase plan|federal (?:home|reserve)|fhlb|\bbank stock|forward|fractional|\b401|net share settle|convertible|exercise|accrued|liabilit|investment|(?<!\bprograms?\b.*)employee|compensation|(?:stock|shares?) options|\boptions$|affiliate|(?:stock|shares) (?:of|in) (?:other|an?\b)|by (?:the )?esop|marketable|stock purchase rights|^sales? of/,
        takes: 'Repurchases of common stock',
        leaves: 'Redemption of preferred stock',
        filing: '0000320193-24-000123',
      },
      {
        words:
          /^(?:net )?(?:issuances?|sales?) ?\(?(?:re)?(?:purchases?|acquisitions?)\)? of (?:common|treasury|capital) (?:stock|shares)|\b(?:re)?purchases? of (?:common|treasury) (?:stock|shares) net of (?:(?:re-?)?issu|sale|proceeds)/,
        takes: 'Issuance (purchase) of common stock',
        leaves: 'Issuance of common stock',
        filing: '0000916641-94-000107',
      },
    ],
  },
} satisfies Record<string, FieldWords>
export type CashFlowLine = keyof typeof CASH_FLOW_LINES
