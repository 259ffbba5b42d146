/** @import { PageInput } from '../net/contract.js' */
/** @import { Words } from './words.js' */

/** What the page says about changes of the device, in English. */
export const english = {
  did_device: 'changes the device: {device}', device_phone: 'iPhone', device_small: 'small iPhone', device_landscape: 'landscape',
  device_light: 'light', device_dark: 'dark', device_leftToRight: 'left to right', device_rightToLeft: 'right to left',
  device_full: 'full motion', device_reduced: 'reduced motion', device_textSize: 'text size {size}', device_language: 'language {language}',
  device_logged: 'exceptions are logged', device_fatal: 'exceptions end the app', device_location: 'location {latitude}, {longitude}',
}

/** The same in Portuguese. */
export const portuguese = {
  did_device: 'muda o aparelho: {device}', device_phone: 'iPhone', device_small: 'iPhone pequeno', device_landscape: 'paisagem',
  device_light: 'claro', device_dark: 'escuro', device_leftToRight: 'da esquerda para a direita', device_rightToLeft: 'da direita para a esquerda',
  device_full: 'movimento completo', device_reduced: 'movimento reduzido', device_textSize: 'tamanho do texto {size}', device_language: 'idioma {language}',
  device_logged: 'exceções são registradas', device_fatal: 'exceções encerram o app', device_location: 'localização {latitude}, {longitude}',
}

/** The names of languages, each in itself. */
export const languages = {
  en: 'English', 'pt-BR': 'Português (Brasil)', es: 'Español', fr: 'Français', de: 'Deutsch', it: 'Italiano', ar: 'العربية', he: 'עברית', ja: '日本語',
}
const sizes = { xSmall: 'XS', small: 'S', medium: 'M', large: 'L', xLarge: 'XL', xxLarge: 'XXL', xxxLarge: 'XXXL' }

/** A text size as the tools of the device name it. @param {string} value */
export function sizeName(value) { return sizes[value] ?? value.replace('accessibility', 'AX') }

/**
 * The key of the name of a screen that people have.
 * @param {Pick<Extract<PageInput, { type: 'device' }>, 'width'|'height'|'safeArea'>} screen
 */
export function screenWord({ width, height, safeArea: { top, left, bottom, right } = {} }) {
  return `device_${[width, height, top, left, bottom, right].map((length) => length ?? 0).join('_')}`
}

/**
 * A change of the device: `landscape, dark, text size AX3`.
 * @param {Partial<Extract<PageInput, { type: 'device' }>>} change  @param {Words['t']} t  @param {Words['has']} has
 */
export function deviceChangeWords(change, t, has) {
  const { size, width, height, textSize, appearance, direction, language, motion, exceptions, location } = change
  const known = width ? screenWord(change) : `device_${size}`
  const screen = width && !has(known) ? `${width} × ${height}` : (width || size) && t(known)
  return [
    screen, ...[appearance, direction, motion, exceptions].map((value) => value && t(`device_${value}`)),
    textSize && t('device_textSize', { size: sizeName(textSize) }), language && t('device_language', { language: languages[language] ?? language }),
    location && t('device_location', location),
  ].filter(Boolean).join(', ')
}
