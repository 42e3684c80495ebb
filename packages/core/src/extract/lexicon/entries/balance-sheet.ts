/** Lines of a balance sheet. */
import type { FieldWords } from '../statement-lines.ts'

export const BALANCE_SHEET_LINES = {
  cash_and_equivalents: {
    says: /Cash/,
    concepts: [
      'CashAndCashEquivalentsAtCarryingValue',
      'Cash',
      'CashAndDueFromBanks',
      'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
      'CashAndCashEquivalents',
    ],
    entries: [
      {
        words:
          /^(?:total )?cash\b|\bcash and (?:cash equivalents|temporary|short-term|due from|cash items|equivalents|marketable)/,
        not: /surrender|dividends?|collateral|deposits? (?:with|for)|(?<!\binclud\w+ )\brestricted(?! cash and (?!(?:restricted )?(?:cash )?equivalents)| and unrestricted)|segregated|held (?:for|in|by)|escrow|overdraft|value of|marketable|(?<!cash |temporary |short-term )investments|invested|securities(?! purchased)|^total cash\b.*\b(?:short|temp)/,
        takes: 'Cash and cash equivalents',
        leaves: 'Cash surrender value of life insurance',
        filing: '0000320193-24-000123',
      },
    ],
  },
  short_term_investments: {
    never: /\brestricted\b|in trust|trust account|receivables?\b|^prepaid/,
    says: /^(?!.*(?:LongTerm|Noncurrent|Restricted|EquityMethod|Receivable|Income|DepositsAssets|Affiliate|JointVenture|Lease|Commodit|Loans|Borrowed|Resell)).*(?:Investment|Securities|Deposit)/,
    concepts: [
      'ShortTermInvestments',
      'MarketableSecuritiesCurrent',
      'AvailableForSaleSecuritiesDebtSecuritiesCurrent',
      'DebtSecuritiesAvailableForSaleExcludingAccruedInterestCurrent',
    ],
    entries: [
      {
        words:
          /^(?!.*\b(?:less|net of|excluding) (?:the )?current\b)(?:.*\b(?:short-term|temporary|current|(?<!\bnon-)marketable)\b.{0,40}\b(?:investments?|securities|bonds)\b|.*(?<!\bnon-)\bmarketable securities\b|.*\binvestments?\b.{0,20}\b(?:short-term|current)\b|(?:investments?(?! in (?!(?:[^ ]+ ){0,4}(?:securities|bonds|bills|certificates|funds|deposits|paper|instruments|obligations)\b)| (?:of|under|deposits?|advisory|banking|management|contracts?)\b)|investment securities|certificates? of deposit|(?:municipal|corporate|government|treasury) (?:bonds|obligations)|u(?:nited)?\.? ?s(?:tates)?\.? (?:treasury|government)|treasury bills|equity securities|available[- ]for[- ]sale (?:securities|investments)|(?:trading|debt|government|municipal|treasury) securities|securities (?:available[- ]for[- ]sale|held[- ]to[- ]maturity)|held[- ]to[- ]maturity (?:securities|investments)|(?:time|term) deposits|short-term (?:bank |time )?deposits)\b)/,
        not: /\bcash\b|^total\b|(?<!^current portion of )long-term|non-?current|borrow|(?<!^)debt(?! (?:and equity )?securities)|deferred|(?<!\bmarketable (?:\w+ and )?|\binvestments in |^)equity|equity (?!securities\b)|affiliat|subsidiar|joint venture|partnership|real estate|in trust|trust account|for (?:customers|clients)|collateral|segregated|restricted|resell|\bleas(?:es?|ing)\b|tax credit|pledged|propert|\bfilms?\b|life insurance|trustee|securit(?:y|ies) (?:loan|lending)|^investments? and other(?! (?:short-term|current|marketable))|prepa|receivables?\b|(?<!fixed )\bincome\b|\bcontracts?\b|\bloans?\b|digital|crypto|bitcoin|commodit|unconsolidated|discontinued|assets held for sale|pension/,
        takes: 'Marketable securities',
        leaves: 'Long-term marketable securities',
        filing: '0000320193-24-000123',
      },
    ],
  },
  receivables: {
    never: /^(?:other\b|notes? receivable|loans? receivable|income tax|interest\b|due from)/,
    says: /Receivable/,
    concepts: [
      'AccountsReceivableNetCurrent',
      'ReceivablesNetCurrent',
      'AccountsNotesAndLoansReceivableNetCurrent',
      'PremiumsReceivableAtCarryingValue',
      'AccountsReceivableNet',
    ],
    entries: [
      {
        words:
          /\b(?:trade|accounts|customers?)\b.{0,20}\breceivables?\b|^accounts? (?:rec|recv|rec'd|receiv)\b|\btrade (?:and other )?debtors\b|^debtors\b|^customers\b.*allowance|^trade\b.*allowance|^(?:amounts |accounts )?due from customers\b|^billed and unbilled (?:amounts|receivables)\b|^customer accounts\b|^rents? receivable\b|^(?:agents'? balances\b.*\b)?(?:uncollected premiums|premiums (?:due and uncollected|in course of collection))\b/,
        not: /^unbilled|receivables?(?: -)? unbilled|related|(?<!un)affiliate|officer|employee|stockholder|shareholder|\btax|long-term|non-?current|unconsolidated|parent|non-?trade|finance\b|financing|loans?\b|^other|receivables?(?:,| -|-)? ?other\b|\bdebtors?\b.*\bafter\b|\bother debtors\b(?<!and other debtors)|\bacceptances?\b|miscellaneous|sundry|suppliers?\b|vendors?\b/,
        takes: 'Accrued rent and accounts receivable',
        leaves: 'Accounts receivable from related entities',
        filing: '0000899243-95-000102',
      },
      {
        words: /\breceivables?\b/,
        not: /(?<!\b(?:rents?|services?|tenants?|fees?|freight|premiums?) and )other receivables?|receivables?(?: -)? other$|receivables?(?: -)? unbilled|^other\b|\bacceptances?\b|miscellaneous|sundry|patronage|bond|earned income|other amounts|exchange gas|^less|non-?trade|^notes? (?:and loans )?receivable|^notes and other|relat\w+ (?:companies|entities)|income tax|tax(?:es)?\b|interest|loans?\b|affiliate|related part|officer|employee|stockholder|shareholder|subscription|finance\b|financing|contracts?\b|contractholder|long-term|non-?current|mortgage|lease|deposits?|grant|dividend|insurance|reinsurance|investment|securit|settlement|funds|held for|due from|^unbilled|sale of|parent|unconsolidated|brokers|dealers|royalt|rent\b|governmental|accrued income|recoverable|vendor|supplier|escrow|clearing|\bvat\b|value[- ]added|rebate|derivative|joint venture|capital contribution|refund/,
        takes: 'Receivables, net',
        leaves: 'Vendor non-trade receivables',
        filing: '0001166691-24-000011',
      },
    ],
  },
  inventories: {
    says: /Inventor|Supplies|Fuel/,
    concepts: [
      'InventoryNet',
      'InventoryNetOfAllowancesCustomerAdvancesAndProgressBillings',
      'InventoryGross',
      'PublicUtilitiesInventory',
    ],
    entries: [
      {
        words:
          /\binventor(?:y|ies)\b|\bmaterials and supplies\b|\bfuel\b.{0,20}\b(?:stock|supplies|inventor)|\bmerchandise$|^merchandise\b|\bspare parts\b|^fossil fuel|^materials,? supplies|^supplies\b|^(?:maintenance |expendable |repair |rotable )?parts and supplies\b|^(?:operating|restaurant|stores and|factory) supplies\b|^(?:natural )?gas (?:in (?:underground )?storage|stored)\b|\bmaterials and operating supplies\b|^(?:coal|livestock|(?:growing )?crops|(?:ore )?stockpiles|expendable parts)$|^inventoried costs\b|^fuel$|^(?:crude oil|petroleum products|leaf tobacco)\b/,
        not: /long-term(?! contracts)|non-?current|reserve for|inventory reserves?|prepaid|deposit|land|real estate held|^allowance|^deferred|^advances|financ|floor plan|flooring|payable|commitments/,
        takes: 'Inventories',
        leaves: 'Inventory financing payable',
        filing: '0000320193-24-000123',
      },
    ],
  },
  property_net: {
    says: /Property|Plant|Equipment|RealEstate|Premises/,
    concepts: [
      'PropertyPlantAndEquipmentNet',
      'PropertyPlantAndEquipmentAndFinanceLeaseRightOfUseAssetAfterAccumulatedDepreciationAndAmortization',
      'RealEstateInvestmentPropertyNet',
      'PublicUtilitiesPropertyPlantAndEquipmentNet',
      'PropertyPlantAndEquipmentNetExcludingCapitalLeasedAssets',
    ],
    entries: [
      {
        words:
          /\b(?:property|properties|plant|premises|equipment|(?:fixed|depreciable|tangible|capital) assets|furniture|vessels)\b|^real estate\b.*\bnet\b|^(?:total )?(?:net )?investments? in real estate\b(?=.*\bnet\b|.*\bless\b)|^(?:total|net) (?:investments? in )?real estate(?: assets| investments| net)?$/,
        not: /\bland held|held for|deposits?|prepaid|^(?:less|accumulated|allowance|reserve)|intangible|oil and gas(?! propert\w+ and (?:other )?equipment)|leased? to|\b(?:on|under) operating leases?|rental equipment|^equipment (?:inventor|contracts?\b)|under (?:capital|finance) leases?|receivable|mineral(?!(?: \w+){0,2} (?:plant|equipment)\b)|foreclosed|other real estate|real estate (?:owned|loans|acquired)|mortgage|^construction|(?<!\b(?:property|equipment)\b.*)(?:right-of-use|software)|assets under|equity|video|investments? in(?! real estate\b.*\b(?:net|less)\b)(?<!(?:net|total) investments? in)|cost of|notes|loans?\b|payable|\btax|\bgain\b|excess/,
        takes: 'Property, plant and equipment, net',
        leaves: 'Deposits on flight equipment',
        filing: '0000320193-24-000123',
      },
    ],
  },
  goodwill: {
    says: /Goodwill/,
    concepts: ['Goodwill'],
    entries: [
      {
        words:
          /\bgoodwill\b|\bexcess (?:of )?(?:the )?(?:purchase price|cost|costs|investment|fair value|acquisition)\b|\bcosts? (?:of (?:purchased |acquired )?(?:businesses|companies|subsidiaries|acquisitions)(?: acquired)? )?in excess\b|\bexcess reorganization value\b|\bunallocated purchase price\b|\bpurchase price in excess\b|\binvestments? in (?:consolidated )?subsidiaries in excess\b|\bintangibles? resulting from business acquisitions|\breorganization value in excess|\bamounts? paid in excess of net assets|\bcosts? over (?:fair value of )?net assets/,
        not: /other than goodwill|excluding goodwill|other intangible|and (?:other )?(?:intangible|purchased)|\band (?:\w+ )?(?:other (?:\w+ )?assets|deferred)\b|trademark|billings|negative|amounts assigned|contracts|\bover (?:the )?(?:purchase )?(?:cost|price)\b/,
        takes: 'Goodwill',
        leaves: 'Goodwill and other intangible assets',
        filing: '0000757011-95-000001',
      },
    ],
  },
  goodwill_and_intangibles: {
    says: /Goodwill|Intangible/,
    concepts: ['IntangibleAssetsNetIncludingGoodwill'],
    entries: [
      {
        words:
          /\bgoodwill\b.*\b(?:intangibles?|trademarks|licen[sc]es|patents)\b|\bgoodwill\b.*\band (?:\w+ ){0,2}(?:trade ?names?|brands?|franchise\w*|customer|technolog\w+|permits|covenants)\b|^(?!other\b).*\b(?:trade ?(?:names?|marks?)|brands?|franchises?|licen[sc]es|patents|customer lists|permits|covenants not to compete)\b.*\band goodwill$|\bintangibles?\b.*\bgoodwill\b|\b(?:excess|costs? over)\b.*\band (?:other )?intangibles?\b(?<!tangible and intangibles?)|\bintangibles?\b.*\b(?:and|including) (?:the )?(?:excess|costs? in excess)\b/,
        not: /(?:excluding|other than|exclusive of|net of) goodwill/,
        takes: 'Goodwill and other intangible assets',
        leaves: 'Goodwill',
        filing: '0001104659-08-021249',
      },
    ],
  },
  intangibles: {
    says: /Intangible|License|Franchise|Trade|Patent|Customer|Brand|Spectrum|Deposit/,
    concepts: [
      'IntangibleAssetsNetExcludingGoodwill',
      'FiniteLivedIntangibleAssetsNet',
      'IndefiniteLivedIntangibleAssetsExcludingGoodwill',
      'OtherIntangibleAssetsNet',
      'IndefiniteLivedLicenseAgreements',
      'IndefiniteLivedFranchiseRights',
      'IndefiniteLivedTrademarks',
      'FiniteLivedTradeNames',
      'FiniteLivedIntangibleAssetsGross',
    ],
    entries: [
      {
        words:
          /\bintangibles?\b|\btrade(?:marks?|names?| names?)\b|\bbrand names?\b|\bfranchise (?:rights|agreements|costs)\b|^(?:cable (?:television )?)?franchises\b|\blicen[sc]es?\b|\bspectrum\b|\bpatents?\b|\b(?:customer|subscriber) (?:relationships|lists)\b|^brands\b|\bintellectual property\b|\bdistribution rights\b|\bpublication rights\b|\bmastheads?\b|\bin-place leases\b|\bcovenants? not to compete\b|^permits\b|\bslots\b|\bcore deposit|\bidentifiable intangible|\b(?:acquired|purchased|developed|core) technolog(?:y|ies)\b|\bnon-?compete|\bproduct rights\b|\broute authorit|\broutes?\b(?! trucks?)|\bwater rights\b|\bnetwork affiliation|\bmailing lists?\b|\b(?:customer|management) contracts\b|\bcertificates? of need\b|\btechnology rights\b|\bin-process research|\bipr&d\b|^copyrights\b|\bmortgage servicing rights\b(?!)/,
        not: /(?<!(?:other than|excluding|exclusive of|net of) )goodwill|pension|other assets|deferred (?:charges|costs)|software|oil|mineral|liabilit|prepaid|payable|reserve|resulting from business|unearned|accrued|inventor|receivable/,
        takes: 'Intangible assets, net',
        leaves: 'Intangible and other assets',
        filing: '0000012927-24-000010',
      },
    ],
  },
  short_term_debt: {
    says: /Debt|Borrowing|Notes|Loans|CommercialPaper|LineOfCredit|LinesOfCredit|Overdraft/,
    concepts: [
      'ShortTermBorrowings',
      'CommercialPaper',
      'LongTermDebtCurrent',
      'DebtCurrent',
      'NotesPayableCurrent',
      'LongTermDebtAndCapitalLeaseObligationsCurrent',
      'LinesOfCreditCurrent',
      'OtherShortTermBorrowings',
      'ConvertibleNotesPayableCurrent',
      'LoansPayableCurrent',
      'NotesAndLoansPayableCurrent',
      'SecuredDebtCurrent',
      'ConvertibleDebtCurrent',
    ],
    entries: [
      {
        words:
          /\b(?:debts?|borrowings?|borrowed (?:funds|money)|funds borrowed|short-term obligations|payable to (?:the )?banks?|^current (?:maturities|instal\w+)$|commercial paper|lines? of credit|credit (?:lines?|facilit(?:y|ies)|agreements?)|(?:exit|term|bank|securitization) facilit(?:y|ies)|(?:bank|warehouse) lines?|bank advances|revolv\w+|loans?|notes?|debentures?|bonds|mortgages?|indebtedness|(?:current|short-term)\b.{0,30}\blong-term(?: (?:obligations|liabilities)|$)|long-term obligations (?:due|payable|maturing)|sinking fund requirements?|(?:equipment trust|pass[- ]through) certificates|eurobonds?|(?:equipment|pollution control|purchase money|installment)(?: revenue)? obligations|^due to banks?)\b/,
        not: /trade(?!d\b)|receivable(?!s? (?:credit|loan|financing|securitization|backed)\b)|accounts payable(?!.*notes)|accounts and notes payable|(?<!\bnon-?|\bvariable )interest(?![- ](?:bearing|free)\b| (?:notes|debentures)\b|(?: at)?(?: rates?)?(?: of| at)? \d| rates? at\b)|deferred(?! (?:interest|coupon) (?:notes|debentures)\b)|(?<!(?:debts?|borrowings?|notes?|loans?)\b.{0,60})lease(?!.*\b(?:debt|borrowings|notes|loans)\b)|accrued|compensation|issuance|income tax|warrant|derivative|discount(?! (?:notes?|debentures?|bonds)\b)|pension|deposit|post-?retire|(?<!\bsubordinated\b.{0,20})claims|licens|purchase obligations|tax(?!-exempt| exempt|able\b| and loan notes?\b| (?:increment|anticipation)\b)|contract(?!s? and (?:notes|mortgages|loans)\b)(?<!\b(?:notes|mortgages|loans) and (?:land )?contract)|liabilities of|environment(?!.*\bbonds?\b)|self-insur|restructur(?!ed (?:debts?|notes|loans)\b)|guarant(?!eed\b)|warranty|unearned|settlement|royalt|benefit|program|reserve(?!-based)|repurchase agreement|federal funds|lending|broker|related to|loan loss|allowance|other long-term (?:obligations|liabilities)|servicing|commitments/,
        takes: 'Commercial paper',
        leaves: 'Current portion of operating lease liabilities',
        filing: '0000320193-24-000123',
      },
    ],
  },
  long_term_debt: {
    says: /Debt|Borrowing|Notes|Loans|LineOfCredit|LinesOfCredit|Mortgage|Bonds|Debenture|FederalHomeLoanBank/,
    concepts: [
      'LongTermDebtNoncurrent',
      'LongTermDebt',
      'LongTermDebtAndCapitalLeaseObligations',
      'LongTermNotesPayable',
      'ConvertibleNotesPayableNoncurrent',
      'SeniorLongTermNotes',
      'UnsecuredLongTermDebt',
      'OtherLongTermDebtNoncurrent',
      'ConvertibleLongTermNotesPayable',
      'LongTermLineOfCredit',
      'SecuredLongTermDebt',
      'SeniorNotes',
      'NotesPayable',
      'JuniorSubordinatedDebentureOwedToUnconsolidatedSubsidiaryTrustNoncurrent',
    ],
    entries: [
      {
        words:
          /\b(?:debts?|borrowings?|borrowed (?:funds|money)|funds borrowed|lines? of credit|credit (?:lines?|facilit(?:y|ies)|agreements?)|(?:exit|term|bank|securitization) facilit(?:y|ies)|(?:bank|warehouse) lines?|bank advances|revolv\w+|loans?|notes?(?! (?:[a-z]|\d{1,2})\b)|debentures?|bonds|mortgages?|indebtedness|fhlb|payable to (?:the )?banks?|(?:equipment trust|pass[- ]through) certificates|eurobonds?|(?:equipment|pollution control|purchase money|installment)(?: revenue)? obligations|obligations under (?:the )?(?:bank |revolving )?credit|subordinated|long-term obligations)\b/,
        not: /trade(?!d\b)|receivable(?!s? (?:credit|loan|financing|securitization|backed)\b)|accounts (?:and notes )?payable|(?<!\bnon-?|\bvariable )interest(?![- ](?:bearing|free)\b| (?:notes|debentures)\b|(?: at)?(?: rates?)?(?: of| at)? \d| rates? at\b)|deferred(?! (?:interest|coupon) (?:notes|debentures)\b)|(?<!(?:debts?|borrowings?|notes?|loans?)\b.{0,60})lease(?!.*\b(?:debt|borrowings|notes|loans)\b)|accrued|compensation|issuance costs?(?: payable)?$|income tax|warrant|derivative|discount(?! (?:notes?|debentures?|bonds)\b)|pension|deposit|post-?retire|(?<!\bsubordinated\b.{0,20})claims|licens|tax(?!-exempt| exempt|able\b| and loan notes?\b| (?:increment|anticipation)\b)|contract(?!s? and (?:notes|mortgages|loans)\b)(?<!\b(?:notes|mortgages|loans) and (?:land )?contract)|liabilities of|environment(?!.*\bbonds?\b)|benefit|reserve(?!-based)|repurchase agreement|federal funds|lending|(?:securities|stock) loan|not yet purchased|sold short|escrow|loans? in process|undisbursed|\bon behalf of\b|\bswaps?\b|broker|related to|loan loss|allowance|preferred (?:stock|shares|securities|units)|^preferred|mandatorily redeemable|capital securities|trust (?:originated )?(?:preferred|securities)|beneficial interests?|guarant(?!eed\b)|^other long-term obligations|^investments? in|^property|(?<!non-?)current (?:portion|maturit|install)|\b(?:debts?|payable|borrowings|loans?|notes|debentures)[, -]+current$|^current\b|due within|short-term|commercial paper|commitments?\b|^(?:unamortized|premium)|\bpremium on\b|held for (?:sale|investment)|\bservic(?:ing|ed)\b|surety|performance bond|^notes to\b|discontinued|participations?\b|unearned|\bloan income|insurance premium|due to others|with recourse|(?:eligible for|subject to) repurchase/,
        takes: 'Term debt',
        leaves: 'Deferred financing costs',
        filing: '0000320193-24-000123',
      },
    ],
  },
} satisfies Record<string, FieldWords>
export type BalanceSheetLine = keyof typeof BALANCE_SHEET_LINES
