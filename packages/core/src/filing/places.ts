/** Names of places: countries, regions, continents and the words filings put around them. */

const PLACES = [
  'united states of america|united states|americas|america|usa|us|canada|mexico|brazil|argentina|chile|colombia',
  'peru|ecuador|latin america|latam|south america|north america|central america|caribbean|puerto rico|europe',
  'european|emea|eu|united kingdom|uk|great britain|england|ireland|germany|france|italy|spain|portugal',
  'netherlands|belgium|luxembourg|switzerland|austria|sweden|norway|denmark|finland|poland|czech republic',
  'hungary|romania|russia|ukraine|turkey|türkiye|greece|israel|middle east|mena|africa|south africa|nigeria',
  'egypt|saudi arabia|uae|united arab emirates|qatar|kuwait|asia|asia pacific|apac|apj|apla|apmea|eurasia|china',
  'mainland china|prc|hong kong|macau|macao|taiwan|japan|korea|south korea|singapore|malaysia|thailand|vietnam',
  'philippines|indonesia|india|pakistan|australia|new zealand|oceania|pacific|international|foreign|domestic',
  'world|worldwide|non us|nonus|overseas|bermuda|cayman islands|jersey|scotland|wales|northern ireland|iceland',
  'texas|california|florida|new york|kentucky|nevada|hawaii|alaska|sub saharan africa|scandinavia|nordics',
  'benelux|asean|american|european|asian|african|canadian|hemisphere|far east|near east|cis|andean|mercosur',
  'levant|ghana|kenya|morocco|algeria|tunisia|kazakhstan|azerbaijan|costa rica|panama|guatemala',
  'dominican republic|jamaica|trinidad|bahamas|uruguay|paraguay|bolivia|venezuela|honduras|el salvador',
  'nicaragua|croatia|slovenia|slovakia|bulgaria|serbia|estonia|latvia|lithuania|belarus|armenia|cyprus|malta',
  'bahrain|oman|jordan|lebanon|iraq|libya|sri lanka|bangladesh|nepal|myanmar|cambodia|brunei|mongolia',
  'papua new guinea|fiji|guam|angola|cameroon|congo|ethiopia|gabon|ivory coast|senegal|tanzania|uganda|zambia',
  'zimbabwe|namibia|botswana|mozambique|madagascar|mauritius|guyana|suriname|barbados|aruba|alabama|arizona',
  'arkansas|colorado|connecticut|delaware|georgia|idaho|illinois|indiana|iowa|kansas|louisiana|maine|maryland',
  'massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|new hampshire|new jersey|new mexico',
  'north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota',
  'tennessee|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|atlantic|transatlantic',
  'transpacific|ous|soviet union|yugoslavia|czechoslovakia|west germany|north sea|orient',
].join('|')
const FILLERS = [
  'the|and|of|in|rest|other|others|all|total|net|sales|revenue|revenues|segment|segments|operations|including',
  'excluding|countries|country|regions|region|outside|greater|developed|emerging|rapidly|growing|markets|market',
  'north|south|east|west|northern|southern|eastern|western|central|areas|area|non|external|customers|from|to|by',
  'geographic|geographical|remaining|row|s|u|than|except|developing|established|operated|developmental|licensed',
  'corporate|and other|subsidiaries|exports?|southeast|southwest|northeast|northwest|southeastern|entity',
  'entities',
].join('|')

const PLACE = new RegExp(`\\b(?:${PLACES})\\b`, 'g')
const FILLER = new RegExp(`\\b(?:${FILLERS})\\b`, 'g')

/** Two places joined to the name of a company: Georgia-Pacific, not Asia-Pacific. */
const COMPANY = /\b(?!asia|trans|south|north|indo|west|east)[a-z]{3,}-(?:pacific|atlantic)\b/g

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\([^)]{0,80}\)/g, ' ')
    .replace(/\bu\.\s?s\b\.?(?:\s?a\b\.?)?/g, ' us ')
    .replace(/\bu\.\s?k\b\.?/g, ' uk ')
    .replace(COMPANY, ' company ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** True where a printed name is that of a place or a group of places and of nothing else. */
export function isPlace(name: string): boolean {
  const text = plain(name)
  const rest = text.replace(PLACE, ' ')
  if (rest === text)
    return /^(rest of (the )?world|row|(all )?other (countries|regions|foreign.*|international.*)|outside .*|foreign countries)$/.test(
      text,
    )
  return rest.replace(FILLER, ' ').trim() === ''
}

/** True where a name says that a part belongs to no division: eliminations, corporate, reconciling items. */
export function isUnallocated(name: string): boolean {
  return /\b(eliminat|unallocated|reconcil|inter-?\s?segment|not allocated|hedg)|^(total )?corporate\b(?! bank| financ| lend| invest| travel| trust| stores| restaurants| payments| (?:and|&) (?:investment|institutional))|\bcorporate (and|&) (other|unallocated|elim)/i.test(
    name,
  )
}

const BESIDE = /\bequity\b|\baffiliat|^other (?:income|gains?)|\bdividends?\b|\bgains?\b|\blosses\b/i

/** True where a name tells what stands beside sales in a total of "revenues and other income": no division. */
export const isBesideSales = (label: string): boolean => BESIDE.test(label)
