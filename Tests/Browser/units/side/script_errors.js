import { portuguese, scriptMistake } from '/js/side/script_errors.js'
import { Words } from '/js/words/words.js'
import { equal, test } from '/units/unit.js'

async function speaking(language) {
  const words = new Words()
  words.add({}, portuguese)
  await words.use(language)
  return words
}

const status = { message: 'Line 2, "*: 700": there is no status 700.', reason: 'fault-text-unknown-status', word: '700', line: 2 }

test('English is the sentence of the server', async () => {
  equal(scriptMistake(status, await speaking('en')), status.message)
})

test('Portuguese has the numbers and the examples of the sentence of the server', async () => {
  const words = await speaking('pt')
  const mistake = (reason, message, word = '', line = 1) => scriptMistake({ message, reason: `fault-text-${reason}`, word, line }, words)
  equal(scriptMistake(status, words), 'Linha 2: O status 700 não existe.')
  equal(mistake('count-out-of-range', 'Line 1, "*: 500 9000 times": a rule matches 1 to 750 requests, not 9000.', '9000'), 'Linha 1: Uma regra vale para 1 a 750 requisições, não 9000.')
  equal(mistake('lacks-colon', 'Line 1, "a "b": 12": it must be a path, a colon and a space, and a fault, such as "/home: 500 twice".'),
    'Linha 1: Deve ser um caminho, dois-pontos e um espaço, e uma falha, como “/home: 500 twice”.')
  equal(mistake('unknown-condition', 'Line 1, "/a if: 500": unknown word "if" after the path; only "header NAME=VALUE" and "body TEXT" can follow.', 'if'),
    'Linha 1: Palavra desconhecida “if” depois do caminho; só podem seguir “header NAME=VALUE” e “body TEXT”.')
  equal(scriptMistake({ message: 'The script is longer than 1000000 bytes.', reason: 'fault-text-script-too-long' }, words), 'O roteiro tem mais de 1000000 bytes.')
})

test('an error that the page does not know is said by the server', async () => {
  equal(scriptMistake({ message: 'Line 1: something new.', reason: 'fault-text-new', line: 1 }, await speaking('pt')), 'Line 1: something new.')
})
