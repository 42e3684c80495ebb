/** EPS that only selected data print, beside a statement as filed. */
import { expect, it } from 'vitest'
import { readPrinted } from '../traps/printed.fixture.ts'
import { cover } from '../traps/typed.fixture.ts'

/** The Woodbury Telephone Company, 10-K for 1995 (0000917337-96-000005): selected data. */
const SELECTED = (net = '1,831,810', eps = '2.38') => `Selected Financial Data
<TABLE>
<CAPTION>
<S>                         <C>            <C>           <C>
                                  1995           1994          1993

Operating revenues          $12,592,857    $12,038,143   $11,457,557
Net income                    ${net}      1,624,177     1,302,518
Long-term debt                9,000,000      9,000,000     9,000,000
Total assets                 27,323,156     28,083,937    26,994,308

Per share of common stock
  Net income                       ${eps}           2.11          1.69
  Cash dividends                   1.52           1.52          1.52
</TABLE>

`
const LETTER = `Letter to Shareholders

In 1995, The Woodbury Telephone Company completed yet another successful year.
Only in 1990 did net income exceed last year's total of $1,831,810. Growth in
the number of access lines served, an increase in the use of our network, the
introduction of new services, and the continued efforts in cost control and
improved efficiency were the chief contributors to our success.

Additional access lines, many to meet demand created by personal computers, fax
machines, on-line services, the Internet, and work-at-home or telecommuting,
outpaced the population growth within our service territory. The same can be
said of network usage for calls beyond our extended local calling area.

In mid-year, the Company introduced CLASS services (such as Caller ID and
Selective Call-Forwarding) and Voice Messaging Service.
`
const statement = (words = '(per share:\n  1995-$2.38; 1994-$2.11;\n  1993-$1.69)      ') => `<PAGE>
The Woodbury Telephone Company
Statements of Income and Retained Earnings
Years ended December 31, 1995, 1994 and 1993
<TABLE>
<CAPTION>
<S>                             <C>            <C>            <C>
                                     1995           1994           1993
Operating revenues:
  Local service                 $  3,090,752   $  2,898,764   $  2,775,464
  Network service                  8,591,136      8,220,921      7,747,305
  Other                              970,328        955,917      1,029,025
  Provision for uncollectibles
   (deduction)                       (59,365)       (37,485)       (94,489)
                                -------------  -------------  -------------
                                  12,592,857     12,038,143     11,457,557

Operating expenses:
  Maintenance                      2,902,074      2,762,208      2,763,438
  Depreciation and amortization    2,791,605      2,601,243      2,438,114
  General office                   1,268,579      1,263,010      1,391,977
  Commercial                       1,377,052      1,398,643      1,424,074
  Other                              906,922        873,957        853,360
                                ------------    ------------    -----------
                                   9,246,232      8,899,061      8,870,963
                                ------------    ------------  -------------
                                   3,346,625      3,139,082      2,586,594

Other income:
  Rental of telephone equipment
    and other, net                   358,759        204,574        175,688
  Interest                           129,163         94,813         81,887
                                ------------   -------------  -------------
                                     487,922        299,387        257,575
                                ------------   -------------  -------------
                                   3,834,547      3,438,469      2,844,169

Interest expense                     827,011        821,562        839,830
                                 ------------   ------------  -------------
Income before income taxes         3,007,536      2,616,907      2,004,339

Income taxes                       1,175,726        992,730        701,821
                                 ------------   ------------  -------------
Net income ${words}        1,831,810      1,624,177      1,302,518
</TABLE>
`

const epsOf = (...parts: string[]) => {
  const { income_statement: one, provenance } = readPrinted(
    `${cover('THE WOODBURY TELEPHONE COMPANY', 'December 31, 1995')}${parts.join('\n')}`,
  )
  const place = provenance.basic_eps
  return [one.net_income, one.basic_eps, one.diluted_eps, place && 'text' in place ? place.text : null]
}

it('EPS of selected data, beside the very net income of the statement', () => {
  expect(epsOf(SELECTED(), statement())).toEqual([1_831_810, 2.38, 2.38, '2.38'])
})

it('is none beside another net income, or where two tables print different ones', () => {
  expect(epsOf(SELECTED('1,831,801'), statement())).toEqual([1_831_810, null, null, null])
  expect(epsOf(SELECTED(), LETTER, SELECTED('1,831,810', '2.83'), statement())).toEqual([1_831_810, null, null, null])
})
