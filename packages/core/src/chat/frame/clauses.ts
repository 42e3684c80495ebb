/**
 * Clauses of a question that hold nothing of what is asked: whom it addresses, who asks and what for, what somebody has
 * read before. They are told by their shape and by that no figure, time or part is named in them; a clause of any other
 * shape stays, since it may be a condition ("in India,", "adjusted for currency,").
 */

/** What somebody learns, writes or works at. */
const TASK =
  '(?:exercise|course|homework|class|lecture|seminar|study|case study|school|university|thesis|essay|paper|exam|test|quiz|assignment|project|presentation|slides?|deck|report|memo|note|article|piece|story|blog|post|newsletter|podcast|column|interview|meeting|review|research|records?|notes|comparison|analysis|model|spreadsheet|table|chart|database|purposes?|work|team|boss|manager|client|teacher|professor)'
const WORDS = "(?:[a-z][a-z'’-]* ){0,4}?"
/** Whom somebody speaks to, at the head. */
const ADDRESS =
  /^\s*(?:dear|hello|hi|hey|greetings|good (?:morning|day|afternoon|evening)|sirs?|madam|ladies|folks|team|friends?|colleagues?)(?:,? (?!what|how|which|is|are|was|were|did|does|do|has|have|can|could|would|the|i\b)[\p{L}]+){0,4}\s*[,.!:;]+\s*/iu
const PURPOSE = new RegExp(
  `^\\s*(?:for|as part of|in preparation (?:of|for)|as background (?:to|for)) (?:my|our|a|an|the|some|this) ${WORDS}${TASK}(?:\\s*[,:;–—-]\\s*|\\s+(?=(?:[Ii]|we|what|how|which|could|can|please)\\b))`,
  'u',
)
const ROLE = /^\s*as an? (?:[a-z]+ ){0,3}?[a-z]+(?:,\s*|\s+(?=(?:i|we)(?:['’]|\b)))/iu
/** "I was asked in an interview how much …" */
const LED_IN = /^\s*(?:i|we|my|our)\b[^?.!,;:]{0,60}?\s(?=(?:how much|how many|what|which)\b)/i
/** "– it must be thin?" */
const MOOD =
  /\s*[,;–—-]\s*(?:it|that|this|they|which) (?:must|should|surely|has to|have to|seems?|looks?|sounds?|cannot|can['’]t) (?:to )?(?:be )?[a-z]+\s*(?=[?!.]*$)/i
const SENTENCE_ENDS =
  /(?<=[.!?;:])\s+|\s+(?:[–—]|-{1,2})\s+|\s?—\s?|\.{2,}\s*|,\s+(?:but|so|and so)\s+|,\s+(?=(?:so |and |but )?(?:what|how|which|by how|can|could|would|please|did|does|do|is|was|are|were|has|have)\b)/giu
/** What somebody tells of himself, and how he asks: no figure is asked for there. */
const OF_ONESELF =
  /\b(?:i|i['’]?(?:m|ve|d|ll)|me|my|mine|myself|we|we['’](?:re|ve|d)|our)\b|\b(?:sorry|apolog\w+|excuse|forgive|pardon|thanks?|thank you|thx|hope|greetings|good (?:day|morning|afternoon|evening)|newbie|beginner|novice|deadline|hurry|urgent\w*|need this|no rush|question|(?:not|no) (?:an? )?(?:[a-z]+ )?(?:guy|gal|person|expert|native|pro|accountant|specialist|speaker))\b/i
/** What somebody heard, which the question need not repeat. */
const HEARD =
  /^\s*(?:i|we)(?: have|['’]ve)? (?:just )?(?:read|heard|saw|seen|think|thought|believe|noticed|understand)\b/i
/** Such a sentence may say what the question is about. */
const LIMITS =
  /\b(?:only|without|except\w*|exclud\w*|includ\w*|unless|if|means?|meant|refer\w*|talking|about|interested|concern\w*|regard\w*|focus\w*|cares?|assum\w*|suppos\w*|imagin\w*|consider\w*|given|look\w*|count\w*|segment|division|region|country|adjusted|underlying|core|organic|constant|currenc(?:y|ies)|gaap|comparable|pro forma|basis|cash|units?|instead|not (?!an?\b|good|sure|native|the best|so|very|really))\b|(?<!\b(?:do|ca|wo|does|is|was))n['’]t\b/i
/** Nothing but what is wanted is one number: how much is to be told, and not of what. */
const ONE_NUMBER =
  /\b(?:only|just) (?:want|need|require|after|looking for|interested in|care about)?(?: to (?:know|see))? ?(?:the|a|one|this|that|an)(?: (?:one|single|exact|simple|plain|right|final))* (?:numbers?|figures?|answer|percentage|amount)\b/i
/** Shares that somebody holds are no figure of the company's. */
const HELD_BY_ONESELF =
  /\b(?:these |the |their |its |some |a few |of |my |our |own |[A-Z][\w&.’']+ )*(?:shares?|stocks?|stake|options|bonds?|dividends?)\b/g
const ASKS_ITSELF = /\b(?:it|they|them|that|those|this|these|its|their)\b/i

/** What is looked for in a text by its reader. */
export interface Named {
  /** whether a text names a figure or a part */
  isNamed: (text: string) => boolean
  /** the same, or what the company earns or does by a verb */
  asksFor: (text: string) => boolean
  /** the times that a text names, as it names them */
  times: (text: string) => readonly string[]
  /** whether a text holds a name with a capital that is not the company's */
  isName: (text: string) => boolean
}

const GUESSED =
  /^((?:.*[^\w])?(?:which|what|who)\b[^?]*?),?\s+(?:i|we) (?:guess|suppose|bet|assume|reckon|think|would (?:guess|say|think))(?: that)?(?: it(?:['’]s| is| was|['’]d be)?)? [^?.,;]{2,30}(?=[?.,;]|$)/i
const FILLERS =
  /(?<=^|[\s,.;:!?–—-])(?:uh+|u+m+|er+m?|hm+|y['’]?know|you know|(?:i|we) (?:guess|suppose|reckon)|i mean|lemme think|let me think|let['’]s see|well)(?=[\s,.;:!?–—-])\s*,?/gi

/** A question without what asks nothing; a time that is told there is the question's where it names none. */
export function withoutAsides(typed: string, named: Named): string {
  const { isNamed, times, isName } = named
  const hasNone = (cut: string): boolean => !isNamed(cut) && times(cut).length === 0 && !isName(cut)
  let text = typed.trim().replace(GUESSED, '$1').replace(FILLERS, ' ').trim()
  text = text.replace(/^\W*[a-z-]+ or not, ?/i, '')
  if (text === '') return typed
  for (const shape of [ADDRESS, PURPOSE, ROLE, MOOD, ADDRESS, PURPOSE, LED_IN]) {
    const said = shape.exec(lowered(text))?.[0]
    if (said === undefined || said.length >= text.length) continue
    const at = lowered(text).indexOf(said)
    const cut = text.slice(at, at + said.length)
    if (hasNone(cut) && !(shape === LED_IN && LIMITS.test(cut)))
      text = `${text.slice(0, at)}${text.slice(at + said.length)}`.trim()
  }
  const sentences = text.split(SENTENCE_ENDS).filter((one) => /[\p{L}\d]/u.test(one))
  const kept = sentences.filter((one, at) => !isTold(one, sentences, at, named))
  if (kept.length === 0 || kept.length === sentences.length) return text
  return withTime(kept.join(' '), sentences.filter((one) => !kept.includes(one)).flatMap(times), times)
}

/** "I held these in 2000 – what was the profit that year?" */
function withTime(asked: string, told: readonly string[], times: Named['times']): string {
  const [time, ...more] = [...new Set(told)]
  if (time === undefined || more.length > 0) return asked
  const said = asked.replace(/\b(?:in )?(?:that|the same) year\b|\b(?:back )?then\b/gi, `in ${time}`)
  if (said !== asked) return said
  return times(asked).length > 0 ? asked : `${asked.replace(/[\s?.!]+$/, '')} in ${time}?`
}

/** Its first letter small: any word has a capital there. */
const lowered = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (first) => first.toLowerCase())

const ASKS = /\?|\b(?:what|how much|how many|which|by how|tell|show|give|compare)\b/i

/** "I live in Germany. What was revenue there?" */
const THERE = /(?<!\b(?:is|are|was|were|am) )\bthere\b(?! (?:is|are|was|were)\b)/i

function isTold(
  sentence: string,
  all: readonly string[],
  at: number,
  { isNamed, asksFor, times, isName }: Named,
): boolean {
  if (all.length < 2 || ASKS.test(sentence.replace(/\bhow (?:are you|you doing)\b/i, ''))) return false
  const said = sentence.replace(ONE_NUMBER, ' ')
  const isPlain = !LIMITS.test(said) && !isName(said)
  const others = all.filter((_, other) => other !== at).join(' ')
  // What is left has to ask for something by itself.
  if (!asksFor(others) || THERE.test(others)) return false
  const isOfOneself = OF_ONESELF.test(sentence) || (ONE_NUMBER.test(sentence) && at > 0)
  const isNone = !isNamed(said.replace(HELD_BY_ONESELF, ' '))
  if (isOfOneself && isPlain && isNone && (times(said).length === 0 || at === 0)) return true
  // The question behind it says by itself what it asks for.
  const asked = all.slice(at + 1).join(' ')
  return HEARD.test(sentence) && !LIMITS.test(sentence) && isNamed(asked) && !ASKS_ITSELF.test(asked)
}
