/** What the strip holds as HTML: a first visit shows them without loading what draws them. */
import type { StripAnswer } from '@topline/core/api/filings/strip.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { StripCards } from './StripCards.tsx'

export const stripCardsHtml = (answer: StripAnswer): string => renderToStaticMarkup(<StripCards answer={answer} />)
