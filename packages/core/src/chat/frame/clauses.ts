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
const SENTENCE_ENDS = /(?<=[.!?;:])\s+|\s+[–—]\s+|,\s+(?=(?:so |and |but )?(?:what|how|which|by how)\b)/giu
/** What somebody tells of himself. */
const OF_ONESELF = /^\s*(?:i|i['’](?:m|ve|d)|we|we['’](?:re|ve)|my|our)\s/i
/** What somebody heard, which the question need not repeat. */
const HEARD =
  /^\s*(?:i|we)(?: have|['’]ve)? (?:just )?(?:read|heard|saw|seen|think|thought|believe|noticed|understand)\b/i
/** Such a sentence may say what the question is about. */
const LIMITS =
  /\b(?:only|without|except\w*|exclud\w*|unless|if|mean|meant|refer\w*|talking|about|interested|segment|division|region|country|adjusted|organic|constant|instead|not)\b|n['’]t\b/i
const ASKS_ITSELF = /\b(?:it|they|them|that|those|this|these|its|their)\b/i

/**
 * @param isNamed whether a text names a figure, a time or a part
 * @param isName whether a text holds a name with a capital that is not the company's
 */
export function withoutAsides(
  typed: string,
  isNamed: (text: string) => boolean,
  isName: (text: string) => boolean,
): string {
  let text = typed.trim()
  for (const shape of [ADDRESS, PURPOSE, ROLE, MOOD, ADDRESS, PURPOSE, LED_IN]) {
    const said = shape.exec(lowered(text))?.[0]
    if (said === undefined || said.length >= text.length) continue
    const at = lowered(text).indexOf(said)
    const cut = text.slice(at, at + said.length)
    if (!isNamed(cut) && !isName(cut) && !(shape === LED_IN && LIMITS.test(cut)))
      text = `${text.slice(0, at)}${text.slice(at + said.length)}`.trim()
  }
  const sentences = text.split(SENTENCE_ENDS)
  const kept = sentences.filter((one, at) => !isTold(one, sentences.slice(at + 1), isNamed, isName))
  return kept.length > 0 && kept.length < sentences.length ? kept.join(' ') : text
}

/** Its first letter small: any word has a capital there. */
const lowered = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (first) => first.toLowerCase())

function isTold(
  sentence: string,
  after: readonly string[],
  isNamed: (text: string) => boolean,
  isName: (text: string) => boolean,
): boolean {
  if (after.length === 0 || /\?/.test(sentence)) return false
  if (OF_ONESELF.test(sentence) && !isNamed(sentence) && !isName(sentence) && !LIMITS.test(sentence)) return true
  // The question behind it says by itself what it asks for.
  const asked = after.join(' ')
  return HEARD.test(sentence) && !LIMITS.test(sentence) && isNamed(asked) && !ASKS_ITSELF.test(asked)
}
