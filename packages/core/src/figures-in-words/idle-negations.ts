/**
 * Negations and conditions that deny nothing of a figure. A "not" or a "no" changes what is meant where it stands with the
 * verb that joins a name to its number ("did not earn"), or right before either of them. In a set phrase, before a noun of
 * praise or blame, as a clause of its own before a colon or a comma, it only colours what is told.
 */
import type { Span } from './companies.ts'

const PHRASES: readonly RegExp[] = [
  // set phrases
  /\bnot (?:least|surprisingly|unexpectedly|coincidentally|incidentally|to mention|to be outdone|so long ago|too long ago|long ago|for nothing|in vain|by (?:accident|chance)|lost on (?:anyone|everyone|investors|shareholders|wall street)|without (?:reason|pain|drama|a fight|irony|charm|its [a-z]+)|unlike|unreasonabl[ey]|a moment too soon|(?:at all |half |so |too )?bad|too shabby|to worry|to be (?:sneezed|sniffed) at|to be forgotten|to be taken lightly|that anyone (?:noticed|cared|minded)|a given|an accident|a fluke|a coincidence|one to (?:boast|brag|complain|panic|give up|rest)|enough to (?:spook|worry|please|satisfy|save|stop|spoil|dent)[a-z ]*(?=[,.;:]|$)|(?:much|a lot|something|anything|exactly something) to (?:write home about|look at|brag about|boast about|cheer|celebrate|sing about|shout about))/gi,
  /\b(?:is|was|are|were)(?:n['’]t| not) (?:much|a lot|something|anything|exactly something|exactly|quite) (?:to (?:write home about|look at|brag about|boast about|cheer|celebrate|sing about|shout about)|(?:a )?(?:pretty|happy|pleasant) (?:sight|picture|reading))/gi,
  /\bnot (?:an?|the) (?:small|bad|mean|trivial|negligible|insignificant|inconsiderable|shabby|tiny|minor|pretty|happy|nice) (?:sum|amount|figure|number|result|year|quarter|feat|change|thing|one|jump|haul|bill|picture|sight|showing|achievement|business|price|start|finish)\b/gi,
  /\b(?:is|was|are|were|does|do|did|comes?|came)(?:n['’]t| not) (?:come )?(?:cheap|cheaply|small|bad|trivial|pretty|easy|shabby|too bad|too shabby|half bad|small change|pocket change|peanuts)(?=\s?[,.;:—–!]|$)/gi,
  /\b(?:more often than not|why not|or not(?=,)|whether (?:they|you|we|it|anyone|investors|fans) (?:likes?|liked|notices?|noticed) it or not|if not (?:more|spectacular|stellar|sensational|dazzling)(?=,)|nothing if not [a-z]+|needless to say|never (?:mind|fear)|never one to [a-z ]+(?=,)|never far (?:away|from [a-z ]+)(?=,))/gi,
  /\bno (?:doubt|wonder|surprises?|secret|accident|coincidence|fluke|mean|small|minor|ordinary|signs? of (?:[a-z]+ing|fatigue|a slowdown|a let-up|weakness|mercy|trouble|life)(?: (?:down|up|off|out))?|end of|stranger to|match for|slouch|laggard|also-ran|pushover|picnic|walkover|walk in the park|bed of roses|fun|joke|party|honeymoon|matter|thanks to|less|question|contest|denying|escaping|hiding|stopping|shortage of|lack of|dearth of|holds barred|frills|fuss|nonsense|need to (?:panic|worry|cheer|despair)|reason to (?:panic|worry|cheer|despair)|cause for (?:alarm|panic|celebration|concern)|longer (?:the|an?) [a-z][a-z -]{3,40}(?=,))/gi,
  /\bwithout (?:much |any |further |a lot of )?(?:fanfare|fuss|ado|ceremony|drama|breaking (?:into )?a sweat|batting an eye(?:lid)?|a (?:hitch|doubt|fight|murmur|whimper)|question|flinching|blinking|missing a beat)\b/gi,
  /\b(?:if anything|if ever there was one|if you (?:like|will|please|must|ask me)|as if (?:by magic|nothing had happened|to (?:prove|make|underline) (?:a|the|its) point))\b/gi,
  // "not so small after all"
  /\bnot (?:so|that|quite so) [a-z]+ after all\b/gi,
  // "a solid, if unspectacular, year"
  /(?<=,\s)if (?:(?:not|hardly|scarcely|only|somewhat|rather|slightly|less than) )?[a-z-]+(?=,)/gi,
  // "the once mighty planemaker"
  /\bonce[- ](?:mighty|proud|dominant|unstoppable|dowdy|sleepy|humble|fearsome|invincible|high-flying|glamorous|beloved|dominating|booming|struggling|obscure|tiny|feared|revered|great|unassailable)\b/gi,
  /\bbefore (?:long|anyone (?:noticed|knew it)|you know it|you ask)\b/gi,
]
/** "Not a pretty picture: …", "Diluted or not, …", "Not everything clicked: …" */
const OPENING =
  /^(?:(?:and|but|yet)\s+)?(?:not (?:everything|everyone|everybody|a|an|content|one to|the|many|much|quite the|exactly|that|all is|all was|for the)\b[^,;:—–\d$€£¥]{0,60}?(?=\s?[,:;—–])|(?:[a-z-]+\s){1,4}or not(?=,))/i

/** @returns the words; what else the sentence holds in them, the caller looks at */
export function idleNegations(text: string): Span[] {
  const found = PHRASES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  )
  const opening = OPENING.exec(text)
  return opening ? [...found, { start: 0, end: opening[0].length }] : found
}
