/** The words of a sentence that say which way a figure went. */
export interface DirectionToken {
  start: number
  end: number
  text: string
  /** 1 up, −1 down, 0 unchanged */
  sign: 1 | 0 | -1
  /** how many times the figure became, where the word says so */
  times: [low: number, high: number] | null
  /** verbs have their subject before them, the others may have it after them */
  isVerb: boolean
}

const b = (source: string) => new RegExp(`(?<![\\w-])(?:${source})(?![\\w-])`, 'gi')
const UP_VERBS = b(
  'raised|lifted|boosted|raising|lifting|boosting|rose|shot up|leapt|leaped|edged up|edged higher|ticked up|inched up|crept up|rocketed|spiked|ballooned|rebounded|recovered|rallied|moved higher|moved up|rose|risen|rises?|rising|growing|increasing|climbing|jumping|surging|gaining|widening|improving|grew|grown|grows?|increased|increases(?= by| to| from)|climbed|climbs|gained|jumped|surged|soared|advanced|expanded|widened|improved|accelerated|went up|picked up|swelled|beats?|is up|was up|were up|are up|(?<!(?:eat|eats|ate|eaten|use|used|uses|soak|soaked|gobble|gobbled|swallow|swallowed|rang|ring|rack|racked|follow|round|rounds|pile|piled|wind|wound|turn|turned|come|comes|came|serve|served|chalk|chalked|keep|keeps|kept|make|makes|made|making|end|ends|ended|set|catch|caught|sum|sums|add|adds|added|take|takes|took|start|back|give|gave|open|opened|sign|signed|build|built)\\s)up',
)
const DOWN_VERBS = b(
  'cut(?= (?:its|the|their)\\b)|cutting|reduced|reducing|slashed|trimmed|gave up|gives up|giving up|surrendered|shed|sheds|worsened|deteriorated|edged down|edged lower|ticked down|inched down|crept down|moved lower|moved down|retreated|receded|crashed|collapsed|plummeted|cratered|slumped|diminished|fell(?! short)|fallen|falls|falling|declining|decreasing|dropping|shrinking|slipping|sliding|narrowing|tumbling|plunging|declined|declines(?= by| to| from)|decreased|decreases(?= by| to| from)|dropped|slipped|shrank|shrunk|contracted|narrowed|slid|sank|dipped|eased|tumbled|plunged|came down|went down|was cut|were cut|cut(?= by\\b)|weakened|lost(?=\\s+[\\d.,]+\\s?(?:%|percent|points|pp))|was down|were down|is down|are down|(?<!(?:break|breaks|broken|broke|settle|settled|write|written|wrote|shut|close|closed|way)\\s)down',
)
const UP_OTHERS = b(
  'better(?= than)|higher|uptick|jump|surge|leap|advance|uplift|rebound|increase|increases|growth|gain|rise|improvement|more(?= than (?:a(?! (?:half|third|quarter|fourth|fifth))|the|in|it|they|last)\\b)|larger|greater|expansion|above(?= (?:(?:the|last|a)\\b|(?:fiscal )?(?:19|20)\\d\\d\\b))',
)
const DOWN_OTHERS = b(
  'worse(?= than)|off(?= (?:about |nearly |almost |some |by )?\\d[\\d.]*\\s?(?:%|percent))|lower|downturn|slump|plunge|setback|dip|slide|retreat|decrease|decreases|decline|declines|drop|fall|reduction|smaller|fewer|below(?= (?:(?:the|last|a)\\b|(?:fiscal )?(?:19|20)\\d\\d\\b))|less(?= than (?:a(?! (?:half|third|quarter|fourth|fifth))|the|in|it|they|last)\\b)|contraction',
)
const FLAT = b('unchanged|flat|little changed|stable|level')
const TIMES: readonly [RegExp, [number, number]][] = [
  [b('more than doubled'), [2, 3]],
  [b('(?:nearly|almost) doubled'), [1.8, 2]],
  [b('doubled'), [1.9, 2.2]],
  [b('more than tripled'), [3, 4]],
  [b('(?:nearly|almost) tripled'), [2.7, 3]],
  [b('tripled'), [2.85, 3.2]],
  [b('more than quadrupled'), [4, 5]],
  [b('(?:nearly|almost) quadrupled'), [3.6, 4]],
  [b('quadrupled'), [3.8, 4.3]],
  [b('more than quintupled'), [5, 6]],
  [b('(?:nearly|almost) quintupled'), [4.5, 5]],
  [b('quintupled'), [4.75, 5.4]],
  [b('more than halved|(?:was|were) more than halved'), [0, 0.5]],
  [b('(?:nearly|almost) halved|cut (?:nearly|almost) in half'), [0.5, 0.58]],
  [b('halved'), [0.45, 0.55]],
]

export function directionTokens(text: string): DirectionToken[] {
  const found: DirectionToken[] = []
  const add = (pattern: RegExp, sign: 1 | 0 | -1, isVerb: boolean, times: [number, number] | null = null) => {
    for (const match of text.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].length
      if (found.some((one) => start < one.end && end > one.start)) continue
      if (/\b(?:not|n't|n’t|never|neither|nor|no)\s*$/i.test(text.slice(Math.max(0, start - 9), start))) continue
      found.push({ start, end, text: match[0], sign, isVerb, times })
    }
  }
  for (const [pattern, times] of TIMES) add(pattern, times[1] > 1 ? 1 : -1, true, times)
  add(UP_VERBS, 1, true)
  add(DOWN_VERBS, -1, true)
  add(UP_OTHERS, 1, false)
  add(DOWN_OTHERS, -1, false)
  add(FLAT, 0, true)
  return found.sort((a, c) => a.start - c.start)
}
