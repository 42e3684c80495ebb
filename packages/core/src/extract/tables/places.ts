const PLACES =
  /\b(?:united states|u\.?s\.?a?\.?|america[sn]?|north america|latin america|south america|canada|mexico|brazil|argentina|chile|peru|europe(?:an)?|emea|germany|france|italy|spain|united kingdom|u\.?k\.?|ireland|netherlands|belgium|switzerland|austria|sweden|norway|denmark|finland|poland|russia|hungary|turkey|africa|middle east|israel|asia|apac|apla|pacific|china|chinese|hong kong|taiwan|japan|korea|singapore|malaysia|thailand|vietnam|indonesia|philippines|india|australia|new zealand|oceania|puerto rico|international|foreign|domestic|rest of (?:the )?world|other countries|worldwide|western hemisphere|eastern hemisphere|caribbean|luxembourg|bermuda|iceland|colombia|saudi arabia|emirates|yri|overseas|outside)\b/i

const NEUTRAL = /^(?:all )?other(?:s)?$|^other (?:countries|regions|areas)|^corporate|^rest|^total$/i

/** Is this the name of a place? Null for names that say neither, like "Other". */
export function isPlace(label: string): boolean | null {
  if (PLACES.test(label.replace(/U\.S\./g, 'US').replace(/\(.*?\)/g, ''))) return true
  return NEUTRAL.test(label.trim()) ? null : false
}
