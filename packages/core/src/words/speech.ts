/**
 * A post as it is read aloud (decision 73): no markup, no addresses; amounts, percentages and periods in words that a
 * voice says well; a table as one sentence a row. One sentence may span a line, blocks are separated by empty lines.
 */
import { type Block, blocksOf, cellsOf } from '../posts/blocks.ts'

const SCALES: Readonly<Record<string, string>> = { K: 'thousand', M: 'million', B: 'billion', T: 'trillion' }
const QUARTERS = ['first', 'second', 'third', 'fourth']

/** "−$11.82B" → "minus $11.82 billion", "+4.9%" → "up 4.9 percent", "2024 Q3" → "the third quarter of 2024". */
export function spoken(text: string): string {
  return (
    text
      .replace(/\{blog_url\}|https?:\/\/\S+/g, '')
      // An amount has a currency or decimals: "3M" is a company.
      .replace(
        /([$€£¥]\d[\d,.]*|\d[\d,]*\.\d+)\s?([KMBT])(?!\w)/g,
        (_, digits: string, scale: string) => `${digits} ${SCALES[scale] ?? scale}`,
      )
      .replace(/(^|[\s(])[−–-](?=[$€£¥]?\d)/g, '$1minus ')
      .replace(/(^|[\s(])(?:up )?\+(?=[$€£¥]?\d)/g, '$1up ')
      .replace(/(\d)\s?%/g, '$1 percent')
      .replace(/\b((?:19|20)\d{2}) FY\b/g, 'fiscal $1')
      .replace(
        /\b((?:19|20)\d{2}) Q([1-4])\b/g,
        (_, year: string, n: string) => `the ${QUARTERS[Number(n) - 1]} quarter of ${year}`,
      )
      .replace(
        /\bQ([1-4]) ((?:19|20)\d{2})\b/g,
        (_, n: string, year: string) => `the ${QUARTERS[Number(n) - 1]} quarter of ${year}`,
      )
      .replace(/\bEPS\b/g, 'earnings per share')
      .replace(/ ÷ /g, ' divided by ')
      .replace(/[|*_`#]+/g, ' ')
      .replace(/[ \t]+/g, ' ')
      .trim()
  )
}

function tableSentences(block: Block): string {
  const rows = block.source
    .split('\n')
    .filter((line) => !/^[\s|:-]+$/.test(line))
    .map(cellsOf)
  const [head, ...body] = rows
  return body
    .map((cells) => {
      const parts = cells.slice(1).flatMap((cell, i) => {
        const name = (head?.[i + 1] ?? '').trim()
        if (cell === '' || cell === '-') return []
        return [name === '' ? cell : `${name.charAt(0).toLowerCase()}${name.slice(1)} ${cell}`]
      })
      return parts.length === 0 ? '' : `${cells[0]}: ${parts.join(', ')}.`
    })
    .filter((row) => row !== '')
    .join(' ')
}

export function speechText(markdown: string): string {
  return blocksOf(markdown)
    .filter((block) => block.kind !== 'code' && block.kind !== 'rule')
    .map((block) => {
      const text = spoken(block.kind === 'table' ? tableSentences(block) : block.text)
      return text === '' || /[.!?:…]["”']?$/.test(text) ? text : `${text}.`
    })
    .filter((text) => text !== '')
    .join('\n\n')
}
