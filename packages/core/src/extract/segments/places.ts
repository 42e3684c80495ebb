/** Names of places: countries, regions, continents and the words filings put around them. */

const PLACE =
  /\b(united states|u\.?\s?s\.?a?\.?|america|americas|canada|mexico|brazil|argentina|chile|colombia|peru|latin america|south america|north america|caribbean|puerto rico|europe|european|emea|eu|united kingdom|u\.?k\.?|england|ireland|germany|france|italy|spain|portugal|netherlands|belgium|luxembourg|switzerland|austria|sweden|norway|denmark|finland|poland|czech|hungary|romania|russia|ukraine|turkey|greece|israel|middle east|africa|south africa|nigeria|egypt|saudi arabia|uae|emirates|qatar|asia|asia[- ]pacific|apac|apj|apla|china|prc|hong kong|taiwan|japan|korea|south korea|singapore|malaysia|thailand|vietnam|philippines|indonesia|india|pakistan|australia|new zealand|oceania|pacific|international|foreign|domestic|rest of (the )?world|row|worldwide|other countries|all other countries|non-?u\.?s\.?|overseas|outside|bermuda|cayman|jersey|scotland|wales|northern ireland|iceland|countries|region|texas|california|florida|new york|kentucky|nevada|hawaii|alaska)\b/i

/** True where a printed name is that of a place or a group of places. */
export function isPlace(name: string): boolean {
  return PLACE.test(name)
}
