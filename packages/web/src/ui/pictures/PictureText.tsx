/** A placed line of a picture as SVG text. */
import type { PlacedText } from '@topline/core/pictures/text.ts'
import { RUN_SPACE, TEXT } from '@topline/core/pictures/text.ts'
import { Fragment } from 'react'

export function PictureText({ lines }: { lines: readonly PlacedText[] }) {
  return lines.map(({ runs, x, y, anchor }) => (
    // The blank after it is not drawn: it parts the words of a link's name.
    <Fragment key={`${x} ${y}`}>
      <text x={x} y={y} textAnchor={anchor}>
        {runs.map(({ kind, text }, i) => (
          <Fragment key={kind}>
            {i > 0 && <tspan fontSize={13}>{RUN_SPACE}</tspan>}
            <tspan className={`picture-${kind}`} fontSize={TEXT[kind].size}>
              {text}
            </tspan>
          </Fragment>
        ))}
      </text>{' '}
    </Fragment>
  ))
}
