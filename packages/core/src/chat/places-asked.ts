/** Countries and parts of the world that a question names and that the statement has no figures of. */
import type { Question } from './asked.ts'
import type { ChatFacts } from './facts.ts'

const PLACES =
  'United States|America|North America|Latin America|South America|Canada|Mexico|Brazil|Argentina|Chile|Europe|European Union|United Kingdom|Britain|England|Ireland|Germany|France|Italy|Spain|Portugal|Netherlands|Belgium|Switzerland|Austria|Poland|Sweden|Norway|Denmark|Finland|Greece|Turkey|Russia|Ukraine|Africa|South Africa|Nigeria|Egypt|Middle East|Israel|Saudi Arabia|Emirates|Asia|China|Hong Kong|Taiwan|Japan|Korea|South Korea|India|Pakistan|Indonesia|Vietnam|Thailand|Malaysia|Singapore|Philippines|Australia|New Zealand|California|Texas|Florida|New York'
const PLACE = new RegExp(`\\b(?:${PLACES})\\b`, 'i')

/** @returns the place as it is written here; null = no place is left unread */
export function placeIn({ text, unread }: Question): string | null {
  const found = PLACE.exec(text)?.[0]
  const words = found?.toLowerCase().split(' ') ?? []
  const isLeft = words.length > 0 && words.every((word) => unread.includes(word))
  return isLeft && unread.every((word) => words.includes(word)) && found ? capitals(found) : null
}

const capitals = (name: string): string => name.replace(/\b[a-z]/g, (first) => first.toUpperCase())

/** "This filing tells revenue of Americas, Europe and Japan, and none of India." */
export function tellsNoPlace(place: string, facts: ChatFacts): string {
  const of = /^(?:United|Middle|Netherlands|European Union|Emirates|Philippines)/.test(place) ? `the ${place}` : place
  const [own] = facts.base.periods
  const labels = own.geographical.map(({ label }) => label)
  if (labels.length === 0) return `This filing tells no revenue by country or region, and nothing of ${of} alone.`
  const named = [labels.slice(0, -1).join(', '), labels.at(-1) ?? ''].filter(Boolean).join(' and ')
  return `This filing tells revenue of ${named}, and nothing of ${of} alone.`
}
