/** @import { FaultRule } from '../workspace/tab_faults.js' */

/** The kinds of faults that act together. Of each kind, only one rule applies to a request, and a request is either lost
 * or answered. */
const groups = {
  delay: ['delay'], throttle: ['throttle'], hold: ['hold'], noConnection: ['lost', 'status', 'body'], offline: ['lost', 'status', 'body'],
  timeout: ['lost', 'status', 'body'], status: ['status', 'lost'], brokenBody: ['body', 'lost'], answer: ['body', 'lost'],
}

/**
 * For each rule, the number of the earlier rule that applies if both match; null if there is none. `isAlways` says that
 * the later rule is never used.
 * @param {FaultRule[]} rules  in their order
 * @returns {({ number: number, isAlways: boolean }|null)[]}  numbers count from 1
 */
export function winners(rules) {
  return rules.map((rule, index) => {
    if (rule.off) return null
    const earlier = rules.slice(0, index)
    const rivals = earlier.filter((other) => isAtWork(other) && groups[other.fault]?.some((group) => groups[rule.fault]?.[0] === group) && overlap(other.path, rule.path))
    const winner = rivals.find((other) => isEndless(other) && contains(other.path, rule.path)) ?? rivals[0]
    if (!winner) return null
    return { number: earlier.indexOf(winner) + 1, isAlways: isEndless(winner) && contains(winner.path, rule.path) }
  })
}

/** @param {FaultRule} rule */
function isAtWork({ off, count, used = 0 }) { return !off && !(count && used >= count) }

/** @param {FaultRule} rule */
function isEndless({ count, after, chance }) { return !count && !after && !chance }

/** Whether a pattern has a path only: no method, server, query or condition. @param {string} pattern */
function isPath(pattern) { return /^[/*][^?\s]*$/.test(pattern) }

/** Returns the path of a pattern, which may have a method and a server before it, and a query and conditions behind. @param {string} pattern */
function pathOf(pattern) { return pattern.match(/^(?:[A-Z]+\s+)?(?:https?:\/\/[^/?\s]*)?([^?\s]*)/)[1] || '*' }

/** Returns whether a pattern certainly matches every request that another one matches. @param {string} pattern  @param {string} other */
export function contains(pattern, other) {
  if (pattern === other) return true
  if (!isPath(pattern)) return false
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`, 's').test(pathOf(other)) // a `*` of the other is matched by `*` alone
}

/** Whether there is a request that two patterns match. @param {string} first  @param {string} second */
export function overlap(first, second) {
  const [one, other] = isPath(first) || isPath(second) ? [pathOf(first), pathOf(second)] : [first, second]
  let row = reach(other, (at) => at === 0 || other[at - 1] === '*') // without any letter of `one`
  for (const letter of one) {
    const before = row
    row = []
    for (let at = 0; at <= other.length; at += 1) {
      const sign = other[at - 1]
      row[at] = letter === '*' ? before[at] || (at > 0 && row[at - 1])
        : sign === '*' ? row[at - 1] || before[at] : at > 0 && sign === letter && before[at - 1]
    }
  }
  return row[other.length]
}

/** For each length of a pattern's beginning whether it can match nothing. */
function reach(pattern, isFree) {
  const row = []
  for (let at = 0; at <= pattern.length; at += 1) row[at] = isFree(at) && (at === 0 || row[at - 1])
  return row
}
