export default {
  plugins: {
    'postcss-preset-mantine': {},
    'postcss-simple-vars': { variables: { 'phone-max': '768px' } },
  },
}
