/** @import { Words } from '../words/words.js' */

/**
 * The messages for errors in a fault script, by the codes of the server. English is the server's own sentence. A number in
 * braces stands for a number or an example of that sentence, in its order, so that limits are written in one place.
 */
export const portuguese = {
  scriptLine: 'Linha {line}: {mistake}',
  'fault-text-bandwidth-out-of-range': 'Uma banda vai de {0} kbit/s a {1} Mbit/s.', 'fault-text-lacks-bandwidth': 'Falta uma banda, como “{0}”.',
  'fault-text-body-too-long': 'O corpo tem mais de {0} bytes.', 'fault-text-chance-out-of-range': 'Uma probabilidade vai de {0} a {1} %.',
  'fault-text-count-out-of-range': 'Uma regra vale para {0} a {1} requisições, não {word}.', 'fault-text-endless-before-then': 'A falha antes de “{0}” não tem fim.',
  'fault-text-incomplete': 'A linha termina cedo demais.', 'fault-text-lacks-colon': 'Deve ser um caminho, dois-pontos e um espaço, e uma falha, como “{0}”.',
  'fault-text-lacks-fault': 'Falta a falha.', 'fault-text-lacks-time': 'Falta um tempo, como “{0}”.',
  'fault-text-path-start': 'Um caminho começa com “{0}”, “{1}” ou “{2}”, depois de um método como “{3}”, se houver.',
  'fault-text-unknown-condition': 'Palavra desconhecida “{word}” depois do caminho; só podem seguir “{0}” e “{1}”.', 'fault-text-lacks-condition': 'Falta um nome ou um texto depois de “{word}”.',
  'fault-text-script-too-long': 'O roteiro tem mais de {0} bytes.',
  'fault-text-seed-place': 'Uma semente é um número inteiro depois de uma probabilidade, como “{0}”.', 'fault-text-time-out-of-range': 'Um tempo é de no máximo {0} s.',
  'fault-text-too-many-rules': 'Um roteiro tem no máximo {0} regras.', 'fault-text-unknown-status': 'O status {word} não existe.',
  'fault-text-unknown-word': 'Palavra desconhecida: “{word}”.', 'fault-text-unnumbered': 'Deve indicar uma requisição, como “{0}”.',
}

/**
 * Returns the message for an error in a script, in the language of the page, with its line.
 * @param {{ message: string, reason?: string, word?: string, line?: number }} error  of the server  @param {Words} words
 */
export function scriptMistake({ message, reason, word = '', line }, words) {
  const text = words.own(reason)
  if (!text) return message
  const mistake = words.t(reason, { ...factsOf(message, word), word })
  return line ? words.t('scriptLine', { line, mistake }) : mistake
}

/** Returns the numbers and the quoted examples of a sentence, without the line before it and the invalid word. */
function factsOf(message, word) {
  const sentence = message.replace(/^Line \d+(?:, ".*")?: /s, '').replace(`"${word}"`, '')
  return Array.from(sentence.matchAll(/"([^"]*)"|\d+/g), ([number, example]) => example ?? number)
}
