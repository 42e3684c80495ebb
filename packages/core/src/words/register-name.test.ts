import { expect, it } from 'vitest'
import { registerName } from './register-name.ts'

it.each([
  ['TOYOTA MOTOR CORP/', 'Toyota Motor Corp'],
  ['AMAZON COM INC', 'Amazon Com Inc'],
  ['QUALCOMM INC/DE', 'QUALCOMM Inc'],
  ['NVIDIA CORP', 'NVIDIA Corp'],
  ['INTERNATIONAL BUSINESS MACHINES CORP', 'International Business Machines Corp'],
  ['BANK OF AMERICA CORP /DE/', 'Bank of America Corp'],
  ['JPMORGAN CHASE & CO', 'Jpmorgan Chase & Co'],
  ["MCDONALD'S RESTAURANTS LTD", "Mcdonald's Restaurants Ltd"],
  ['SAP SE', 'SAP SE'],
  ['Apple Inc.', 'Apple Inc.'],
  ['3M CO', '3M Co'],
])('writes %s as %s', (given, expected) => {
  expect(registerName(given)).toBe(expected)
})
