import Wire

/// The rules that derive findings from the observations about a fault.
enum Rules {
    /// Returns all findings about one fault.
    static func findings(_ evidence: Evidence) -> [Finding] {
        var findings = evidence.ends.flatMap { end in
            [
                exception(end.exceptions, after: end.way), stuck(end), blank(end, in: evidence),
                retriedTwice(end, in: evidence), differs(end, in: evidence),
            ]
            .compactMap(\.self)
        }
        findings += [exception(evidence.exceptions, after: .wait)].compactMap(\.self)
        findings += [noWayOut(evidence), silent(evidence), neverRetried(evidence)].compactMap(\.self)
        return findings
    }

    /// Converts an interruption to a finding; nil if the app did not cause it.
    static func finding(_ interruption: Interruption, after way: UserAction) -> Finding? {
        switch interruption {
        case .crashed(let report, _):
            let what = report.isHang ? "The app did not respond" : "The app crashed"
            return Finding(
                report.isHang ? .hung : .crashed, after: way,
                sentence: "\(what) after \(way.words): \(report.sentence).",
                values: [.reason: report.sentence])
        case .exhausted(let sentence):
            return Finding(
                .hung, after: way, sentence: "The app never became idle: \(sentence).", values: [.bound: sentence])
        case .lost: return nil
        }
    }

    private static func exception(_ exceptions: [RaisedException], after way: UserAction) -> Finding? {
        guard let exception = exceptions.first else { return nil }
        return Finding(
            .exception, after: way, sentence: "After \(way.words) iOS would end the app: \(exception.words).",
            values: [.reason: exception.words])
    }

    private static func stuck(_ end: Evidence.End) -> Finding? {
        guard end.look.isLoading, end.look.underWay.isEmpty else { return nil }
        return Finding(
            .stuck, after: end.way, sentence: "After \(end.way.words) a loading view is shown, but nothing is loading.")
    }

    private static func blank(_ end: Evidence.End, in evidence: Evidence) -> Finding? {
        guard end.look.screen.isBlank, evidence.baseline?.screenContent.screen.isBlank != true else { return nil }
        return Finding(.blank, after: end.way, sentence: "After \(end.way.words) the screen is empty.")
    }

    private static func noWayOut(_ evidence: Evidence) -> Finding? {
        guard let error = evidence.errors.last, !evidence.canLeave else { return nil }
        return Finding(
            .noWayOut, after: .wait,
            sentence: "After \(quoted(error)) nothing on the screen can be pressed, not even Back.",
            values: [.error: message(error)])
    }

    private static func silent(_ evidence: Evidence) -> Finding? {
        guard let error = evidence.errors.last(where: { $0.controller != nil }) else { return nil }
        guard visibleLines(of: evidence.after) == visibleLines(of: evidence.before) else { return nil }
        let controller = error.controller ?? ""
        return Finding(
            .silent, after: .wait, sentence: "\(controller) received \(quoted(error)) and does not show it.",
            values: [.controller: controller, .error: message(error)])
    }

    private static func visibleLines(of look: ScreenContent) -> [String] {
        look.screen.views.filter { !$0.isSpinning && ($0.words != nil || $0.takesPress) }.map(\.line)
    }

    private static func neverRetried(_ evidence: Evidence) -> Finding? {
        guard let error = evidence.errors.last, let retry = error.failure?.retry,
            !evidence.ends.contains(where: { $0.retries > 0 || $0.retriesRun.contains(retry) })
        else { return nil }
        let presses = evidence.ends.compactMap { end in
            if case .press(let target) = end.way { target.description } else { nil }
        }
        let tried =
            presses.isEmpty ? "nothing new can be pressed" : "none of \(presses.joined(separator: ", ")) runs it"
        return Finding(
            .neverRetried, after: .wait, sentence: "Nothing runs the retry of \(quoted(error)): \(tried).",
            values: [.error: message(error), .tried: presses.joined(separator: ", ")])
    }

    private static func retriedTwice(_ end: Evidence.End, in evidence: Evidence) -> Finding? {
        guard case .press = end.way, !evidence.errors.isEmpty, end.retries > 1, !end.failedAgain else { return nil }
        return Finding(
            .retriedTwice, after: end.way,
            sentence: "\(end.way.words.capitalizedFirst) sent the same request \(end.retries) times.",
            values: [.count: "\(end.retries)"])
    }

    private static func differs(_ end: Evidence.End, in evidence: Evidence) -> Finding? {
        guard let baseline = evidence.baseline, baseline.errors.isEmpty, baseline.screenContent.underWay.isEmpty,
            end.look.underWay.isEmpty, !end.failedAgain
        else { return nil }
        switch end.way {
        case .press where end.retries == 1: break
        // Without an error, the delayed response arrived by itself while the person waited.
        case .wait where evidence.isSlow && evidence.errors.isEmpty && end.retries == 0: break
        case .press, .wait, .back, .swipe: return nil
        }
        guard end.look.screen.digest != baseline.screenContent.screen.digest else { return nil }
        let (now, then) = (end.look.screen.lines, baseline.screenContent.screen.lines)
        let (more, less) = (now.first { !then.contains($0) }, then.first { !now.contains($0) })
        let what = [more.map { "it shows \($0)" }, less.map { "it lacks \($0)" }].compactMap(\.self)
        return Finding(
            .differs, after: end.way,
            sentence: "After \(end.way.words) the screen differs from a run without faults: "
                + (what.isEmpty ? "the same texts are in another order." : what.joined(separator: ", and ") + "."),
            values: [.shows: more, .lacks: less].compactMapValues(\.self))
    }

    private static func quoted(_ error: StateReport) -> String { "the error \"\(message(error))\"" }

    private static func message(_ error: StateReport) -> String { error.failure?.account.message ?? "" }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
