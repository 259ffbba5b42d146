/** What the page says about steps and recordings, in English. */
export const english = {
  recordingStep: 'Recording: step {step} of {of}', stepOf: 'Step {step} of {of}', stepOfNamed: 'Step {step} of {of}: {label}',
  recordedSession: 'Recording', step: 'Step', previousStep: 'Previous step', nextStep: 'Next step',
  backToNow: 'Back to now', showDevice: 'Show the device', nowAgain: 'Now again', continueHere: 'Continue from here',
  continueStep: 'Continue from step {step}', sameFaults: 'With the same faults ({count})',
  withoutFaults: 'Without faults', faultsAsSet: 'With the faults set now ({count})',
  faultsForBranch: 'For the session that continues from here. This one is left alone.',
  onlyLooks: 'This is how it was. Continue from here to press something.',
  play: 'Play', stopPlaying: 'Stop', speed: 'Speed', speed_1: '1×', speed_4: '4×', speed_idle: 'Skip idle time',
  before: 'Before', beforeNote: 'What was before this step, while it is held (B)',
  stepNotShown: 'This step cannot be shown: {detail}', notContinued: 'It could not be continued from here: {detail}',
  whatChanged: 'What changed', comparedWith: 'compared with step', sinceBeginning: 'the beginning',
  added: 'added', removed: 'removed', changed: 'changed', look: 'Look', sent: 'Sent', emitted: 'Emitted',
  differsHere: 'Differs from the recording', differsLegend: '− was recorded, + came instead, → what became of it.',
  seenAtStep: 'Seen at step {step}', nothingChanged: 'Nothing that is seen here.',
  differsFrom: 'This server’s app differs from the recording at input {input}.', goToStep: 'Go to step {step}',
  cutRecording: 'The recording ends in the middle of an input.',
}

/** The same in Portuguese. */
export const portuguese = {
  recordingStep: 'Gravação: passo {step} de {of}', stepOf: 'Passo {step} de {of}', stepOfNamed: 'Passo {step} de {of}: {label}',
  recordedSession: 'Gravação', step: 'Passo', previousStep: 'Passo anterior', nextStep: 'Próximo passo',
  backToNow: 'Voltar ao agora', showDevice: 'Mostrar o aparelho', nowAgain: 'De volta ao agora', continueHere: 'Continuar daqui',
  continueStep: 'Continuar do passo {step}', sameFaults: 'Com as mesmas falhas ({count})',
  withoutFaults: 'Sem falhas', faultsAsSet: 'Com as falhas definidas agora ({count})',
  faultsForBranch: 'Para a sessão que continua daqui. Esta fica como está.',
  onlyLooks: 'Era assim. Continue daqui para apertar algo.',
  play: 'Reproduzir', stopPlaying: 'Parar', speed: 'Velocidade', speed_1: '1×', speed_4: '4×', speed_idle: 'Pular o tempo ocioso',
  before: 'Antes', beforeNote: 'O que havia antes deste passo, enquanto se segura (B)',
  stepNotShown: 'Este passo não pode ser mostrado: {detail}', notContinued: 'Não foi possível continuar daqui: {detail}',
  whatChanged: 'O que mudou', comparedWith: 'em relação ao passo', sinceBeginning: 'o início',
  added: 'novo', removed: 'saiu', changed: 'mudou', look: 'Aparência', sent: 'Enviado', emitted: 'Emitido',
  differsHere: 'Difere da gravação', differsLegend: '− foi gravado, + veio em seu lugar, → no que se tornou.',
  seenAtStep: 'Visível no passo {step}', nothingChanged: 'Nada do que se vê aqui.',
  differsFrom: 'O app deste servidor difere da gravação na entrada {input}.', goToStep: 'Ir ao passo {step}',
  cutRecording: 'A gravação termina no meio de uma entrada.',
}
