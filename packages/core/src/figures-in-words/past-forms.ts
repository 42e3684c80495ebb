/** Verbs that say how large a figure is or how it moved, with their past: a question has the one, a sentence the other. */
const PAST: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'grow grew,rise rose,fall fell,shrink shrank,sink sank,beat beat,make made,lose lost,spend spent,bring brought,sell sold,' +
    'come came,go went,take took,get got,hit hit,swing swung,slide slid,dip dipped,slip slipped,drop dropped,' +
    'plunge plunged,tumble tumbled,jump jumped,climb climbed,soar soared,surge surged,double doubled,triple tripled,' +
    'quadruple quadrupled,halve halved,exceed exceeded,top topped,surpass surpassed,pass passed,cross crossed,reach reached,' +
    'earn earned,increase increased,decrease decreased,decline declined,expand expanded,contract contracted,improve improved,' +
    'worsen worsened,narrow narrowed,widen widened,account accounted,contribute contributed,generate generated,outgrow outgrew,' +
    'outsell outsold,outpace outpaced,add added,gain gained,advance advanced,swell swelled,balloon ballooned,collapse collapsed,' +
    'crash crashed,rebound rebounded,recover recovered,amount amounted,total totalled,clear cleared,cost cost,keep kept'
  )
    .split(',')
    .map((pair) => pair.split(' ')),
)
const FORMS: ReadonlySet<string> = new Set(Object.entries(PAST).flatMap(([now, past]) => (now === past ? [] : [past])))

/** @returns null for a word that is no such verb */
export const pastOf = (word: string): string | null => PAST[word] ?? null
export const isPastOf = (word: string): boolean => FORMS.has(word)
