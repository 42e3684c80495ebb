/** Complete sets of divisions that more than one test names; amounts in millions, typed from the filings' notes. */
import type { Amounts } from './filing.fixture.ts'

export const NVIDIA_QUARTER: Amounts[] = [
  { 'Compute & Networking': 41_331, Graphics: 5_412 },
  { 'Data Center': 41_096, Gaming: 4_287, 'Professional Visualization': 601, Automotive: 586, 'OEM and Other': 173 },
  { Compute: 33_844, Networking: 7_252, Gaming: 4_287, Visualization: 601, Automotive: 586, 'OEM and Other': 173 },
]

export const GOOGLE_2023: Amounts[] = [
  { 'Google Services': 272_543, 'Google Cloud': 33_088, 'Other Bets': 1_527 },
  { Search: 175_033, YouTube: 31_510, Network: 31_312, Subscriptions: 34_688, Cloud: 33_088, 'Other Bets': 1_527 },
  { Advertising: 237_855, Subscriptions: 34_688, Cloud: 33_088, 'Other Bets': 1_527 },
]

export const UNP: Amounts[] = [
  { Bulk: 7_207, Industrial: 8_440, Premium: 7_164, 'Other subsidiary': 788, Accessorial: 554, Other: 97 },
  { 'Freight revenues': 22_811, 'Other revenues': 1_439 },
  { Bulk: 7_207, Industrial: 8_440, Premium: 7_164, 'Other revenues': 1_439 },
  { Bulk: 7_207, Industrial: 8_440, Premium: 7_164 },
]
