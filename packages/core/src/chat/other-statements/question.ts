/**
 * Questions about the balance sheet and the cash flows. As everywhere only those are answered whose every word is
 * understood, and a stock ("cash") is not told where the verb asks for a flow ("cash spent").
 */

import { asPattern } from '../../figures-in-words/as-pattern.ts'
import type { OtherName } from '../../figures-in-words/other-figure.ts'
import { type OtherMention, otherMentions } from '../../figures-in-words/other-names.ts'
import type { Said } from '../said.ts'

export interface OtherAsked {
  names: readonly OtherName[]
  /** what it is, how it changed, what the word means */
  ask: 'level' | 'change' | 'meaning'
  /** asked for what they add up to */
  isTogether?: true
}

/** Ranks, shares, comparisons and conditions: each needs more than the figures named. */
const ODD =
  /\b(?:which|who|whom|whose|where|highest|lowest|largest|biggest|smallest|most|least|average|mean|median|share of|percent\w*|per cent|proportion|portion|fraction|per|each|every|compared?|than|versus|vs|times|outside|without|excluding|except|before|after|if|unless|not|more|less|enough|cover|only|due|mature\w*|expected|forecast|next)\b|%|\d{3,}(?=\s*(?:million|billion))|[$€£¥]/i
/** What moves money: of a day's balance it asks for something else. */
export const MOVING =
  /\b(?:pa(?:y|ys|id|ying)|repa\w+|spen[dt]\w*|sold|sells?|selling|bought|buy\w*|rais(?:e|ed|ing)|t(?:ake|ook|aking)|add(?:ed|s|ing)?|us(?:e|ed|ing)|g(?:ive|ave)|turn(?:ed)?|carried (?:over|forward)|earn\w*|ma(?:k|d)e|making|generat\w+|c[ao]me|coming|went|go(?:es)?|lost|lose|left|br(?:ing|ought)|burn\w*|issued?|receive[d]?|collect\w*|provid\w+|produc\w+|set aside|wr(?:ite|itten|ote)|off|cost|costs|pass(?:ed)?|booked?)\b/i
/** Of a price, which no statement prints. */
const YIELD = /\b(?:flow|fcf|dividends?) yield\b/i
/** Of how long it lasts nothing is printed. */
const LASTING = /\bhow (?:long|many (?:years|months|weeks|quarters))\b/i
export const CHANGED =
  /\b(?:chang\w*|r[io]se|risen|rising|gr[eo]wn?|growth|growing|increas\w+|decreas\w+|fall(?:en|ing)?|fell|dropp?\w*|shr[aiu]nk|declin\w+|go(?:ne)? (?:up|down)|went (?:up|down)|climb\w*|higher|lower|jump\w*|surg\w+|soar\w*|slump\w*|plung\w+|tumbl\w+|bigger|smaller|develop\w*|what (?:has )?happened to)\b|(?<=^(?:is|are|was|were)\b.*)\b(?:up|down)(?=\s*\??\s*$)|(?<=^\S+(?: \S+){0,3} )(?:up|down)(?=\s*\?+\s*$)/i
/** What goes with a change besides the verb. */
const CHANGING = /\b(?:over the (?:year|quarter)|percent(?:age)?|compared|since)\b/i
const MEANT =
  /^\s*(?:what (?:does|do|is meant by)\b.*\bmeans?\b|what is meant by|define\b|what(?:['’]s| is) an?\b|explain\b|(?:the )?(?:meaning|definition) of)/i
/** What such questions say beside the name, without a condition of its own. */
const IDLE =
  /\b(?:owe[sd]?|owing|owned?|owns|h[eo]ld(?:s|ing)?|sit(?:s|ting)?|kept|carr(?:y|ies|ied|ying)|books?|balance sheet|cash flow statement|statement of cash flows|available|in hand|negative|positive|all|altogether|outstanding|means?|meant|define|explain|meaning|definition|stock|shares?|shareholders?|stockholders?|returned?|invest(?:ed|s)?|went up|went down|gone|burn(?:ed|s|t)?|at|year[- ]end|end|there|operations?|worth|together|combined|sum|so far|owners|investors)\b/gi

/** @returns null where it asks for something else, or not all of it was understood */
export function otherAsked({ text, metrics, unread, unused }: Said): OtherAsked | null {
  const mentions = otherMentions(text)
  const [first] = mentions
  if (!first || metrics.length > 0) return null
  const rest = without(text, mentions)
  const ask = MEANT.test(text) ? 'meaning' : CHANGED.test(rest) ? 'change' : 'level'
  if (ask === 'meaning' && mentions.length > 1) return null
  if (ask !== 'meaning' && (ODD.test(rest) || LASTING.test(rest) || YIELD.test(text) || !isListed(text, mentions)))
    return null
  const isOfDay = mentions.some(({ named }) => named.kind === 'balance_sheet')
  // What several years come to is more than each of them.
  if (/(?:\b(?:19|20)\d\d\b\D+){2,}\b(?:total|in all|altogether|sum)\s*\?*\s*$/i.test(text)) return null
  // "Since 2023" asks for all that came after.
  if (ask === 'level' && /\bsince\b|\bover the (?:last|past)\b/i.test(rest)) return null
  if (ask === 'level' && isOfDay && MOVING.test(rest)) return null
  if (ask === 'change' && isOfDay && MOVING.test(rest.replace(CHANGED, ''))) return null
  const named = [...mentions.map((one) => escaped(text, one)), IDLE.source]
  if (unread(new RegExp([...named, CHANGED.source].join('|'), 'gi')).length > 0) return null
  // "Debt abroad", "cash in each market": known words, and none of the figure's.
  const told = ask === 'change' ? [...named, CHANGED.source, CHANGING.source] : named
  if (ask !== 'meaning' && unused(new RegExp(told.join('|'), 'gi')).length > 0) return null
  const names = [...new Set(mentions.map((one) => one.named.name))]
  const isTogether =
    ask === 'level' &&
    /\b(?:together|combined|altogether|(?:total|sum) of|in (?:total|all|sum)|(?:sum|add up) to)\b/i.test(rest)
  // One figure alone is put together over years.
  if (isTogether && names.length === 1 && MORE_YEARS.test(text)) return null
  return { names, ask, ...(isTogether ? { isTogether } : {}) }
}
const MORE_YEARS = /\b(?:\d|two|three|four|five) (?:fiscal )?years\b|\b(?:19|20)\d\d\b.*\b(?:19|20)\d\d\b/i

const escaped = (text: string, { start, end }: OtherMention): string => asPattern(text.slice(start, end))

const without = (text: string, mentions: readonly OtherMention[]): string =>
  mentions.reduce((out, { start, end }) => `${out.slice(0, start)}${' '.repeat(end - start)}${out.slice(end)}`, text)

/** "Cash and debt": one after the other; anything else between two may put them into a relation. */
const isListed = (text: string, mentions: readonly OtherMention[]): boolean =>
  mentions.every((one, at) => {
    const next = mentions[at + 1]
    return (
      next === undefined ||
      /^(?:,|,? and|\s*[&/])\s*(?:how much |its |the |what was |what is )*$/i.test(text.slice(one.end, next.start))
    )
  })
