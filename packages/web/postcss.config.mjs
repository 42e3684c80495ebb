import presetMantine from 'postcss-preset-mantine'
import pxToRem from 'postcss-pxtorem'
import simpleVars from 'postcss-simple-vars'
import { layers } from './layers.ts'

/**
 * Style sheets are written in px of the usual size of text and built in rem, media queries too: everything grows for a
 * reader whose browser has larger text. Hairlines, corners, shadows and the gutter stay; so does what stands in the
 * units of a drawing, which is enlarged as a whole: SVG text (its rules name the element) and what is laid over a chart.
 */
const textSize = pxToRem({
  rootValue: 16,
  unitPrecision: 6,
  // No pattern that begins with a star: this package then leaves out properties that are a letter shorter.
  propList: ['*', '!border*', '!outline*', '!box-shadow', '!stroke-width', '!--float', '!--gutter'],
  selectorBlackList: [/(^|[\s,])(text|tspan)\b/, /^\.inner /],
  mediaQuery: true,
  minPixelValue: 3,
})

export default {
  plugins: [presetMantine(), simpleVars({ variables: { 'phone-max': '768px' } }), textSize, layers()],
}
