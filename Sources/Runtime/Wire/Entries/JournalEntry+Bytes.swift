extension JournalEntry {
    /// The approximate size of the entry in memory, in bytes.
    package var bytes: Int {
        MemoryLayout<JournalEntry>.stride + (key?.utf8.count ?? 0) + input.textBytes
    }
}

extension SessionInput {
    /// The size of the input's parts of unbounded length, in bytes.
    fileprivate var textBytes: Int {
        switch self {
        case .opened(let configuration): (configuration.screenJSON?.utf8.count ?? 0) + configuration.faults.textBytes
        case .text(_, let text, _): text.utf8.count
        case .document(let document): document.text.utf8.count
        case .response(_, let response), .read(_, .response(let response)):
            response.headers.reduce(response.body.count) { $0 + $1.key.utf8.count + $1.value.utf8.count + 32 }
        case .failure(_, let failure), .read(_, .failure(let failure)): failure.message.utf8.count
        case .faults(let script): script.textBytes
        case .held(_, let decision): decision.textBytes
        case .system(.openURL(let url)): url.absoluteString.utf8.count
        case .system(.notification(let payload)): payload.utf8.count
        case .notes(let notes): notes.reduce(0) { $0 + $1.textBytes + 32 }
        case .control(let change): change.name?.utf8.count ?? 0
        case .crashed(let crash): crash.input.textBytes + crash.report.bytes
        case .tap, .gesture, .focus, .blur, .returnKey, .scroll, .scrollEnd, .slide, .page, .tab, .pull, .alert,
            .back, .swipe, .device, .system(.memoryWarning), .retry, .timer, .resumed, .row:
            0
        }
    }
}

extension FaultScript {
    /// The size of the texts in the rules, in bytes.
    fileprivate var textBytes: Int {
        rules.reduce(0) { sum, rule in
            guard case .answer(let answer) = rule.fault else { return sum + rule.path.utf8.count + 64 }
            return sum + rule.path.utf8.count + answer.body.utf8.count + 64
        }
    }
}

extension HeldDecision {
    /// The size of the replacement texts, in bytes.
    fileprivate var textBytes: Int {
        guard case .release(let edit) = self else { return 0 }
        return (edit.body?.count ?? 0)
            + (edit.headers ?? [:]).reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count + 32 }
    }
}
