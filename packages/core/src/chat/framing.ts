/**
 * How somebody asks, taken off a question: greetings, politeness, whom and what it is for, "is it true that". What is left
 * asks for the same.
 */
const WHO =
  '(?:boss|teacher|professor|tutor|wife|husband|dad|father|mum|mom|mother|son|daughter|kid|brother|sister|friend|neighbou?r|editor|client|colleague|manager|team|grandson|granddaughter|grandma|grandpa|grandfather|grandmother|roommate|flatmate|landlord|pupil|student|students|kids|child|children|cousin|uncle|aunt|nephew|niece|partner|accountant|broker|advisor|adviser)'
const TASK =
  '(?:project|essay|homework|presentation|assignment|paper|exam|thesis|article|story|newsletter|class|talk|deck|slides?|memo|quiz|column|blog|podcast|seminar|course)'
const KNOW =
  '(?:know|find out|see|hear|understand|learn|figure out|check|confirm|work out|ask(?: you)?|be sure|get an idea of)'

/** At the head, one after the other. */
const HEADS: readonly RegExp[] = [
  /^(?:i|we)(?:['’]d| would)? (?:only|just|simply) (?:like|want|need|wish)(?: to (?:know|have|see|get))? (?=\S)/i,
  /^(?:hi|hey|hello|yo|hiya|ok(?:ay)?|so|well|right|alright|listen|look|um+|hm+|quick (?:question|one)|(?:one |a )?question|just curious|curious|out of curiosity|sorry|excuse me|(?:good )?(?:morning|afternoon|evening)|dear (?:all|team|sirs?|madam|sir or madam|friends?|colleagues?|ladies and gentlemen|assistant|bot))(?:\s*[,.:!…–-]+\s*|\s+(?!(?:much|many|far|well)\b))(?:and\s+|but\s+)?/i,
  /^(?:and|also|but|then)\s+(?=(?:what|how|which|when|where|did|does|do|is|was|are|were|has|have|had)\b)/i,
  new RegExp(
    `^(?:i(?:['’]m| am) (?:doing|writing|preparing|working on) (?:a|an|my|our|some) (?:[a-z]+ ){0,3}${TASK}(?: (?:about|on|for) (?:it|them|the company|this company|\\p{Lu}[\\w.&’']*))?\\s*[,.:;–-]\\s*|for (?:a|an|my|our|the) (?:[a-z]+ )?${TASK}\\s*[,:]?\\s+(?=[,:]|i\\b|what\\b|how\\b|which\\b|can\\b|could\\b|please\\b))`,
    'iu',
  ),
  /^(?:i['’]?m|i am|am|we are|we['’]re)?\s*(?:just |really |currently )?(?:looking for|searching for|trying to (?:find|get|see)|hoping to (?:find|see|get)|interested in|asking (?:for|about)|after) (?=\S)/i,
  /^(?:i |we )?(?:just |really |quickly )?(?:need|want|require|looking for|am after) (?=(?:the|its|fy|q[1-4]|(?:19|20)\d\d|net|gross|operating|total|revenues?|sales|eps|figures?)\b)/i,
  new RegExp(`^my ${WHO} (?:wants|needs|asks|asked|would like)(?: me)?(?: to ${KNOW})?\\s*[,:]?\\s+`, 'i'),
  new RegExp(
    `^(?:i(?:['’]d| would) (?:like|love|want)|i (?:just |really )?(?:want|need|have|wish)|i(?:['’]m| am) (?:trying|asked|supposed))(?: you)? to ${KNOW}(?: from you)?\\s*[,:]?\\s+`,
    'i',
  ),
  /^(?:i(?:['’]m| am) (?:just )?(?:wondering|curious|interested)(?: (?:in|about))?|i (?:was |just |do |keep )*wonder(?:ing)?|i (?:don['’]t|do not) know)\s+(?=(?:whether|if|what|how|which|when|by)\b)/i,
  new RegExp(
    `^(?:(?:can|could|would|will|may) (?:you|i|we|someone|anyone|somebody)\\s+)?(?:please |kindly |just |quickly |possibly |perhaps )*(?:tell|show|give|remind|inform|let)\\s+(?:me|us|(?:my|our) (?:class|readers?|team|group|wife|husband|boss|editor|students?|friends?|family|father|mother|kids))\\s*(?:${KNOW}\\s+)?(?:please\\s+|again\\s+|quickly\\s+)?[,:]?\\s*(?=(?:whether|if|what|how|which|when|by|the)\\b)`,
    'i',
  ),
  new RegExp(
    `^(?:can|could|may) (?:you|i|we|someone|anyone|somebody)\\s+(?:please |kindly |just |quickly )*(?:say|${KNOW}|explain)\\s+(?=(?:whether|if|what|how|which|when|by)\\b)`,
    'i',
  ),
  /^(?:do|does|would|did) (?:you|anyone|anybody|someone) (?:happen to |by any chance )?(?:know|remember|recall)\s+(?=(?:whether|if|what|how|which|when|by)\b)/i,
  /^(?:please )?(?:be so (?:kind|good|nice)(?: as)? to|would you be so (?:kind|good)(?: as)? to|would you mind|do me a favou?r(?: and|,)?) (?:telling|tell|showing|show|giving|give|saying|say)(?: (?:me|us))? (?=\S)/i,
  /^(?:(?:it is|is it|would it be) possible (?:for me )?to (?:know|get|see|find out|learn)|(?:i )?(?:search|seek|ask)(?:ing)?(?: for| about)? (?=(?:the|its|how|what)\b)|(?:please )?inform(?: me| us)?(?: about| of| on)|(?:please )?let me have|can i (?:get|have|see)|could i (?:get|have|see))\s+(?=\S)/i,
  /^(?:can|could|would|will) (?:you|someone|anyone) (?:please |kindly |quickly )?(?:confirm|verify|look up|dig up|find|pull up|provide|report)(?: (?:for )?(?:me|us))? (?=(?:the|its|what|how|which)\b)/i,
  /^(?:any idea|any clue|please (?:say|state|explain)|according to (?:the|this|its) (?:report|filing|statements?|accounts?)\s*,?)\s+(?=(?:whether|if|what|how|which|when|by|did|does|do|is|was|are|were|has|have)\b)/i,
]

/** What turns a statement into a question of yes or no. */
const PROPOSED =
  /^(?:correct me if (?:i(?:['’]m| am)|we(?:['’]re| are)) (?:wrong|mistaken)\s*[:,–-]?|true that|is it (?:true|right|correct|a fact|fair to say|the case|accurate)(?: to say)?(?: that)?|would it be (?:right|true|fair|correct|accurate|wrong) (?:(?:to say|to claim)(?: that)?|that)|(?:have|do|did) i (?:get|got|read|understand|understood) (?:it |this )?(?:right|correctly)(?: that)?|(?:am i|are we) (?:right|correct)(?: (?:that|in (?:thinking|saying|assuming)(?: that)?|to (?:think|say|assume)(?: that)?))?|(?:would|can|could) (?:you|one|i|we) say(?: that)?|(?:true or false|yes or no|(?:fact|rank|sanity|quick|reality|cross)[- ]?check)\s*[:,–-]|whether|i (?:heard|read|believe|think|guess|assume|suppose)(?: that)?)\s+/i

const TAILS: readonly RegExp[] = [
  new RegExp(
    `[,;]\\s*(?:it['’]s |this is |that['’]s )?for (?:a|an|my|our|the|some) (?:[a-z]+ ){0,2}(?:${TASK}|piece|report|review|post|note|interview|meeting|assignment)(?: (?:i['’]m|i am|we['’]re|we are|due|that|which)\\b[^?,]*)?[\\s?.!]*$`,
    'i',
  ),
  /[,?;]\s*(?:and )?(?:if so,? )?how much(?: (?:is|was|are|were) (?:it|that|they))?(?: in total| all in all| altogether)?[\s?.!]*$/i,
  /[\s,;.–-]*\b(?:please|pls|plz|thanks(?: a lot| in advance)?|thank you|thx|cheers|ta)\s*[.!?]*$/i,
  /[?.,;:–-]\s*(?:(?:just|only|please|give|show|tell|quote|with|me|us|the|both|two|exact|respective|and|in|what|which|were|are|was|is|these|those) )*(?:figures?|numbers?|amounts?|data)\s*[.?!]*$/i,
  /[\s,;–-]+(?:in (?:plain|simple) (?:words|english|terms|language)|in a nutshell|(?:roughly|approximately)(?: speaking)?|more or less|for short|by the way|btw|if i may ask|if you know|do you know|right now|at the moment|these days)\s*[.?!]*$/i,
]
const TAGGED =
  /[\s,;.?–-]+(?:is (?:it|that|this) (?:true|right|correct|so)|isn['’]t (?:it|that) (?:true|right|so)|true or false|yes or no|correct|true|am i right|or not|or no)\s*\?*$/i

export interface Unframed {
  text: string
  /** a statement of which it is asked whether it holds */
  isProposed: boolean
}

/** @returns the question without how it is asked; all of it where nothing else would be left */
export function unframed(typed: string): Unframed {
  let text = typed.trim().replace(/\b(can|could|would|will|do) u\b/gi, '$1 you')
  let isProposed = false
  for (let at = 0; at < 8; at += 1) {
    const before = text
    for (const head of HEADS) text = text.replace(head, '').trimStart()
    for (const tail of TAILS) text = text.replace(tail, '')
    // "Can you tell me if …"; an "if" that begins the question is a condition of it.
    if (text !== typed.trim() && /^if\s/i.test(text)) {
      text = text.replace(/^if\s+/i, '')
      isProposed = true
    }
    if (PROPOSED.test(text)) {
      text = text.replace(PROPOSED, '')
      isProposed = true
    }
    if (TAGGED.test(text) && !/^(?:is|was|are|were|did|does|do|has|have|had)\b/i.test(text)) {
      text = text.replace(TAGGED, '')
      isProposed = true
    }
    if (text === before) break
  }
  if (!/\p{L}{2}/u.test(text)) return { text: typed, isProposed: false }
  return { text: isProposed ? asked(text) : text, isProposed }
}

/** A statement as its question: "sales in China dropped" → "did sales in China dropped?"; its verb stays as it was. */
const asked = (text: string): string =>
  /^(?:is|was|are|were|did|does|do|has|have|had|what|how|which|when)\b/i.test(text)
    ? text
    : IS_SAID.test(text)
      ? text.replace(IS_SAID, '$2 $1 ')
      : `did ${text.replace(/[.?!\s]+$/, '').replace(/\b(?:(?:is|was|were|are) )?(up|down) (?=(?:by )?\d)/i, (_, way: string) => (/up/i.test(way) ? 'rose ' : 'fell '))}?`
/** "Greater China is the third biggest region": the verb in front asks for it. */
const IS_SAID =
  /^((?:\S+ ){0,5}?\S+) (is|was|are|were) (?=the (?:second|third|fourth|fifth|largest|biggest|smallest|fastest|slowest|highest|lowest|top)\b|(?:larger|bigger|smaller|higher|lower) than\b)/i
