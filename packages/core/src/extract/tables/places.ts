const PLACES =
  /\b(?:united states|u\.?s\.?a?\.?|america[sn]?|north america|latin america|south america|canada|mexico|brazil|argentina|chile|peru|europe(?:an)?|emea|germany|france|italy|spain|united kingdom|u\.?k\.?|ireland|netherlands|belgium|switzerland|austria|sweden|norway|denmark|finland|poland|russia|hungary|turkey|africa|middle east|israel|asia|apac|apla|pacific|china|chinese|hong kong|taiwan|japan|korea|singapore|malaysia|thailand|vietnam|indonesia|philippines|india|australia|new zealand|oceania|puerto rico|international|foreign|domestic|rest of (?:the )?world|other countries|worldwide|western hemisphere|eastern hemisphere|caribbean|luxembourg|bermuda|iceland|colombia|saudi arabia|emirates|yri|overseas|outside)\b/i

const NEUTRAL = /^(?:all )?other(?:s)?$|^other (?:countries|regions|areas)|^corporate|^rest|^total$/i
const FILL =
  /\b(?:and|the|of|in|all|other|others|than|including|excluding|rest|total|net|sales|revenues?|segments?|divisions?|regions?|regional|countries|country|areas?|markets?|operations|operated|developmental|licensed|corporate|greater|north|south|east|west|latin|central|northern|southern|eastern|western|republic|kingdom|world|states|continental|remaining|individually|non|far|new)\b/gi

/**
 * Is this the name of a place? False for a business, also one in a place ("U.S. Retail Pharmacy"); null for names that
 * say neither, like "Other".
 */
export function isPlace(label: string): boolean | null {
  const bare = label
    .replace(/\(.*?\)/g, ' ')
    .replace(/\bU\.S\.(?:A\.)?/g, 'US')
    .replace(/\bU\.K\./g, 'UK')
  if (NEUTRAL.test(bare.trim())) return null
  if (!PLACES.test(bare)) return false
  const rest = bare
    .replace(new RegExp(PLACES.source, 'gi'), ' ')
    .replace(FILL, ' ')
    .replace(/[^a-z]+/gi, ' ')
    .trim()
  return rest.length < 3 || rest.split(' ').every((word) => word.length < 3)
}
