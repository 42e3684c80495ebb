/**
 * Nouns that stand around figures. Before the name of a figure, or joined to one by a preposition, a noun
 * may still sort ("homework revenue", "sales to readers"): the reader looks at its place (`sorting-words.ts`).
 */
import { listed } from './inflect.ts'

/** How a measure is spoken of: "the level of", "to the tune of". Not in: "average", "total", "value", "count", "share", "balance". */
export const MEASURE_NOUNS: ReadonlySet<string> = new Set(
  listed(`
    amount amounts ballpark benchmark bracket categories category clip column columns digit digits entries entry extent
    figure figures fraction gauge haul heft height heights item items level levels line lines magnitude magnitudes mark
    marker measure measurement measurements neighborhood neighbourhood notch number numbers numeral order out-turn outcome
    outcomes outturn pace plateau position proportion proportions quantity quantum range ratio reading readings readout
    result results row rows scale score showing size sizes sum sums tallies tally threshold tune vicinity yardstick`),
)

/** Whom somebody talks to, what he does and holds while he talks: courtesy and framing. */
export const FRAMING_NOUNS: ReadonlySet<string> = new Set(
  listed(`
    analysts arithmetic assignment audience audiences brief briefing briefings bullet-point bulletins cheat-sheet classmates
    clerks colleague colleagues comparison comrade comrades congregation copybook correspondent correspondents cribsheet
    debrief desk diary dinner-table dispatch dossier enthusiast enthusiasts essayist exercise exercises factoid factoids
    fellow fellows fridge geek geeks gist glance guests homework inbox interlude interns journal keepsake lecture listener
    listeners lookback mailbag mailbox math mathematics maths memo memos nerd nerds newbies newcomers notebook notebooks
    notepad nugget nuggets nutshell observation observations pal pals panel passers-by post-mortem postcard postmortem
    primer punters quiz quizzers reader readers recap recapitulation refresher reminder reminders rewind rundown scrapbook
    sidebar sightseers spectators stat statisticians stats statto synopsis takeaways teaser teasers throwback tidbit tidbits
    titbit titbits tldr trivia tutorial tutors viewer viewers watchers whiteboard worksheet write-up`),
)

/** Whoever speaks for the company, its papers, and those who read them. Not in: who has books of his own ("rivals", "suppliers"). */
export const SPEAKERS: ReadonlySet<string> = new Set(
  listed(`
    account accountants accounts analyst analysts annual appendix auditor auditors author board boss bosses bulletin ceo cfo
    chair chairman chairwoman chart chief clerk commentator commentators committee company comptroller controller
    corporation correspondent council director directorate directors disclosure document documents editor editors executive
    executives exhibit figures filing filings firm founder founders group investors leadership letter management manager
    managers memo memorandum minutes newsletter note notes numbers observer observers officer officers page pages panel
    paper papers president prospectus reader readers report reporter reporters reports researcher researchers results review
    schedule secretariat secretary shareholder shareholders statement statements stockholders summary supervisors table
    tables team treasurer trustees undersigned writer writers`),
)

/** Who is spoken to. */
export const ADDRESSEES: ReadonlySet<string> = new Set(
  listed(`
    all analysts associates boss boys chief children class classmates colleague colleagues comrades customers editor
    employees everybody everyone folks friend friends gentlemen girls guys investors kids ladies listener listeners madam
    mates members neighbors neighbours owner owners pals partners people pupils reader readers shareholder shareholders
    shareowners sir sirs stockholders students subscribers team viewers`),
)

/**
 * What stands for the company itself as the head of "the …", with its trade before it or alone. Not in: what is also a part of
 * one, a product or whom it sells to ("unit", "player", "house", "enterprise", "developer" stand in others' names).
 */
export const COMPANY_NOUNS: ReadonlySet<string> = new Set(
  listed(`
    airline bank behemoth bellwether biotech bottler brewer broker business carrier chain chemist colossus company concern
    conglomerate corporation designer developer distributor driller empire filer firm giant goliath grocer group heavyweight
    incumbent innovator insurer issuer juggernaut lender leviathan mainstay manufacturer megacorp merchant miner moneylender
    monolith multinational operator outfit owner pharmacist pioneer processor producer provider publisher refiner registrant retailer
    roaster seller shopkeeper specialist stalwart start-up startup storekeeper supplier thrift titan trailblazer undertaking
    upstart veteran wholesaler`),
)
