import { choiceOf, deviceOf, wordsOf } from '/js/workspace/device_words.js'
import { equal, test } from '/units/unit.js'

const phone = {
  size: 'phone', width: 393, height: 852, safeArea: { top: 59, left: 0, bottom: 34, right: 0 }, scale: 3,
  textSize: 'large', direction: 'leftToRight', appearance: 'light',
}
const odd = { ...phone, size: undefined, width: 320, height: 568.5, safeArea: { top: 20, left: 0, bottom: 0, right: 0 } }

test('a link names a device in words', () => {
  equal(deviceOf('landscape dark,accessibility3 rightToLeft'), {
    size: 'landscape', appearance: 'dark', textSize: 'accessibility3', direction: 'rightToLeft',
  })
  equal(deviceOf('320x568:20:0:0:0 text-small'), {
    width: 320, height: 568, safeArea: { top: 20, left: 0, bottom: 0, right: 0 }, textSize: 'small',
  })
  equal(deviceOf('320x568'), { width: 320, height: 568 })
  equal(deviceOf('  '), {})
})

test('a word that means nothing is for the server to refuse', () => {
  equal(deviceOf('watch'), { size: 'watch' })
})

test('of a device only what is unusual is kept', () => {
  equal(choiceOf(phone), {})
  equal(choiceOf({ ...phone, size: 'small', appearance: 'dark' }), { size: 'small', appearance: 'dark' })
  equal(choiceOf(odd), { width: 320, height: 568.5, safeArea: odd.safeArea })
})

test('a language and less motion have words of their own, and a language keeps the direction beside it', () => {
  equal(deviceOf('lang-pt-BR reduced'), { language: 'pt-BR', motion: 'reduced' })
  equal(choiceOf({ ...phone, language: 'ar' }), { direction: 'leftToRight', language: 'ar' })
  equal(wordsOf({ ...phone, language: 'ar', direction: 'rightToLeft', motion: 'reduced' }), 'lang-ar rightToLeft reduced')
})

test('what is written as words is read as the same', () => {
  for (const device of [{ ...phone, size: 'small', textSize: 'small' }, { ...odd, direction: 'rightToLeft' }, { ...phone, appearance: 'dark' }]) {
    equal(deviceOf(wordsOf(device)), choiceOf(device))
  }
  equal(wordsOf(phone), '')
})

test('settings and a location have words with their names, and the background is not kept', () => {
  const device = { ...phone, motion: 'reduced', contrast: 'increased', power: 'low', notificationAccess: 'denied', app: 'background', location: { latitude: -52.5, longitude: 13.4 } }
  equal(wordsOf(device), 'reduced contrast-increased power-low notificationAccess-denied location--52.5:13.4')
  equal(deviceOf(wordsOf(device)), choiceOf(device))
})

test('a time zone other than that of the browser, and a clock that was set, have words', () => {
  const device = { ...phone, timeZone: 'America/Sao_Paulo', clockOffset: -3600 }
  equal(wordsOf(device), 'zone-America/Sao_Paulo clock--3600')
  equal(deviceOf(wordsOf(device)), { timeZone: 'America/Sao_Paulo', clockOffset: -3600 })
  equal(wordsOf({ ...phone, timeZone: 'GMT' }), '')
})
