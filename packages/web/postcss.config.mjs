import presetMantine from 'postcss-preset-mantine'
import simpleVars from 'postcss-simple-vars'
import { layers } from './layers.ts'

export default {
  plugins: [presetMantine(), simpleVars({ variables: { 'phone-max': '768px' } }), layers()],
}
