import { FindingWords } from '/js/workspace/finding_words.js'
import { Words } from '/js/words/words.js'
import { equal, test } from '/units/unit.js'

const findings = [
  { kind: 'blank', text: 'After pressing button "Cancel" the screen is empty.', after: 'press', target: 'button "Cancel"' },
  { kind: 'hung', text: 'The app never became idle: 20000 inputs.', after: 'wait', values: { bound: '20000 inputs' } },
  { kind: 'silent', text: 'Home received the error "It failed." and does not show it.', after: 'wait', values: { controller: 'Home', error: 'It failed.' } },
  { kind: 'neverRetried', text: 'Nothing runs the retry of the error "No.": none of button "Close" runs it.', after: 'wait', values: { error: 'No.', tried: 'button "Close"' } },
  { kind: 'neverRetried', text: 'Nothing runs the retry of the error "No.": nothing new can be pressed.', after: 'wait', values: { error: 'No.', tried: '' } },
  { kind: 'retriedTwice', text: 'Pressing button "Retry" sent the same request 2 times.', after: 'press', target: 'button "Retry"', values: { count: '2' } },
  { kind: 'differs', text: 'After waiting 60 s the screen differs from a run without faults: it shows "A", and it lacks button "B".', after: 'wait', values: { shows: '"A"', lacks: 'button "B"' } },
  { kind: 'differs', text: 'After waiting 60 s the screen differs from a run without faults: the same texts are in another order.', after: 'wait' },
]

test('in English a finding reads as the server tells it', () => {
  const words = new FindingWords(new Words())
  for (const finding of findings) equal(words.sentence(finding), finding.text)
})

test('in Portuguese a finding has the same values', async () => {
  const words = new Words()
  const told = new FindingWords(words)
  await words.use('pt-BR')
  equal(findings.map((finding) => told.sentence(finding)), [
    'Após apertar botão "Cancel" a tela está vazia.', 'O app nunca parou de trabalhar: 20000 inputs.', 'Home recebeu o erro "It failed." e não mostra nada dele.',
    'Nada executa a nova tentativa do erro "No.": nenhum de botão "Close" a executa.', 'Nada executa a nova tentativa do erro "No.": nada novo pode ser apertado.',
    'Apertar botão "Retry" enviou a mesma requisição 2 vezes.', 'Após esperar 60 s a tela difere da de uma execução sem falhas: mostra "A", e falta botão "B".',
    'Após esperar 60 s a tela difere da de uma execução sem falhas: os mesmos textos estão em outra ordem.',
  ])
  equal(told.sentence({ kind: 'blank', text: 'From an older server.' }), 'From an older server.')
})
