export const english = {
  compare: 'Compare',
  sideOf: 'Controller on the {side}', left: 'left', right: 'right', startOver: 'Start over', saveBoth: 'Save both recordings',
  copyLink: 'Copy link', same: 'No differences so far.', comparing: 'Comparing…', loading: 'Loading…',
  differences: 'Differences', deviceOf: 'Device with {name}', alone: 'Open this one', default: 'Default',
  subject_screen: 'Screen', subject_states: 'States', subject_requests: 'Requests', subject_lack: 'Could not follow',
  subject_steps: 'Steps', subject_end: 'Ended', only: 'only {name}', comparisonGone: 'One of the two sessions no longer exists.',
  asRecorded: 'as recorded', appOf: 'App on the {side}', ownApp: 'this server’s app', stop: 'Stop', showMoment: 'Shows both at this step',
  comparingSteps: '{done} of {steps} steps', comparedSteps: '{done} of {steps} steps, about {time} left', sameToTheEnd: 'No differences, from the opening to the end.',
  back: 'Kennel', faultSpelling: '“{rule}” is not a valid rule.', faultJSON: 'The rules are not valid JSON: {reason}.',
}

export const portuguese = {
  compare: 'Comparar',
  sideOf: 'Controlador à {side}', left: 'esquerda', right: 'direita', startOver: 'Recomeçar', saveBoth: 'Salvar as duas gravações',
  copyLink: 'Copiar link', same: 'Nenhuma diferença até aqui.', comparing: 'Comparando…', loading: 'Carregando…',
  differences: 'Diferenças', deviceOf: 'Aparelho com {name}', alone: 'Abrir este', default: 'Padrão',
  subject_screen: 'Tela', subject_states: 'Estados', subject_requests: 'Requisições', subject_lack: 'Não pôde seguir',
  subject_steps: 'Passos', subject_end: 'Terminou', only: 'só {name}', comparisonGone: 'Uma das duas sessões não existe mais.',
  asRecorded: 'como gravado', appOf: 'App à {side}', ownApp: 'o app deste servidor', stop: 'Parar', showMoment: 'Mostra os dois neste passo',
  comparingSteps: '{done} de {steps} passos', comparedSteps: '{done} de {steps} passos, faltam uns {time}', sameToTheEnd: 'Nenhuma diferença, da abertura ao fim.',
  back: 'Kennel', faultSpelling: '“{rule}” não é uma regra válida.', faultJSON: 'As regras não são JSON válido: {reason}.',
}
