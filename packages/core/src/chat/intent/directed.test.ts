import { expect, it } from 'vitest'
import { directed } from './directed.ts'

it.each([
  ['share-ab', 'what share of §f went to §f ?', 'share-ba'],
  ['share-ba', 'what share of §f was §f', 'share-ba'],
  ['share-ba', '§f : what percentage of §f', 'share-ab'],
  ['ratio-ab', 'per dollar of §f how much §f ?', 'ratio-ba'],
  ['ratio-ba', 'how much §f was left for each dollar of §f', 'ratio-ab'],
  ['share-ab', 'what per cent did §f make up of §f', 'share-ab'],
  ['ratio-ab', '§f over §f', 'ratio-ab'],
  ['ratio-ab', '§f is covered how many times by §f ?', 'ratio-ba'],
  ['ratio-ab', 'how many times does §f cover §f', 'ratio-ab'],
  ['share', 'what share of §f came from §p', 'share'],
  ['share-ab', 'of §f §f and §f what percentage', 'share-ab'],
])('%s of "%s" is %s', (label, said, expected) => expect(directed(label, said.split(' '))).toBe(expected))
