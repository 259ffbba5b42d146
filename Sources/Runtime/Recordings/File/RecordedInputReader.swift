import Foundation
import JSON
import Wire

/// Parses an input of a recording as strictly as one from a page or from the network.
enum RecordedInputReader {
    /// Parses an input. Throws an `InputRejection` or a `DecodingError` with the reason.
    ///
    /// Only the first input may open the session, except that an opening that crashed may be repeated.
    static func read(_ json: JSON, isFirst: Bool, isOpen: Bool) throws -> SessionInput {
        let input = try read(json)
        if isFirst, input.opening == nil {
            throw InputRejection.malformed(reason: "The first input must open the session.")
        }
        if isOpen, input.opening != nil {
            throw InputRejection.malformed(reason: "Only the first input can open the session.")
        }
        return input
    }

    private static func read(_ json: JSON) throws -> SessionInput {
        switch json["type"]?.string {
        case "crashed":
            let crashing = json["crash"]?["input"] ?? .null
            guard crashing["type"]?.string != "crashed" else {
                throw InputRejection.malformed(reason: "A crash cannot contain another crash.")
            }
            _ = try read(crashing)
            fallthrough
        case "opened", "response", "failure", "read", "timer", "resumed", "document", "faults", "control":
            let input = try JSONDecoding().decode(SessionInput.self, from: json)
            if let extra = extraMember(of: json, beyond: try JSONEncoding.encode(input)) {
                throw InputRejection.malformed(reason: "The input has the unknown member \"\(extra.prefix(64))\".")
            }
            try check(input)
            return input
        default:
            guard json["key"] == nil else {
                throw InputRejection.malformed(reason: "The input cannot have the member \"key\".")
            }
            return try PageInput(json).input
        }
    }

    /// Returns the name of a member of `json` that decoding ignored, because `known`, the encoded result, does not
    /// contain it; nil if there is none.
    private static func extraMember(of json: JSON, beyond known: JSON) -> String? {
        switch (json, known) {
        case (.object(let members), .object(let known)):
            for (name, value) in members.sorted(by: { $0.key < $1.key }) {
                guard let match = known[name] else { return name }
                if let extra = extraMember(of: value, beyond: match) { return extra }
            }
            return nil
        case (.array(let elements), .array(let known)):
            return zip(elements, known).lazy.compactMap { extraMember(of: $0, beyond: $1) }.first
        default: return nil
        }
    }

    /// Throws if numbers are outside of what a session of this version accepts.
    private static func check(_ input: SessionInput) throws(InputRejection) {
        switch input {
        case .opened(let configuration):
            guard (Duration.milliseconds(1)...(.seconds(604_800))).contains(configuration.requestTimeout) else {
                throw .malformed(reason: "The session's request timeout is out of range.")
            }
            guard configuration.origin?.names == nil, (configuration.origin?.step ?? 1) > 0 else {
                throw .malformed(reason: "The session's origin must be a step number without ids.")
            }
            try check(configuration.faults)
        case .response(_, let response), .read(_, .response(let response)):
            guard (0...999).contains(response.status) else {
                throw .malformed(reason: "There is no status \(response.status).")
            }
        case .faults(let script): try check(script)
        case .control(let change):
            guard (change.name?.utf8.count ?? 0) <= ControlChange.longestName else {
                throw .malformed(reason: "A name has at most \(ControlChange.longestName) bytes.")
            }
        case .failure, .read, .timer, .resumed, .document, .tap, .gesture, .text, .focus, .blur, .returnKey, .scroll,
            .scrollEnd, .slide, .page, .tab, .pull, .alert, .back, .swipe, .device, .system, .retry, .held, .notes,
            .crashed,
            .row:
            break
        }
    }

    private static func check(_ script: FaultScript) throws(InputRejection) {
        guard script.rules.count <= FaultScript.mostRules else {
            throw .malformed(reason: "There are more than \(FaultScript.mostRules) fault rules.")
        }
        for rule in script.rules {
            let wait = rule.fault.wait ?? .zero
            guard (Duration.zero...(.seconds(600))).contains(wait), (0...999).contains(rule.fault.status ?? 0),
                rule.after >= 0, rule.chance.map({ (1...100).contains($0.percent) }) ?? true,
                rule.path.utf8.count <= FaultRule.longestPath, !rule.hasLongBody
            else {
                throw .malformed(reason: "A fault rule for \"\(rule.path.prefix(64))\" is out of range.")
            }
        }
    }
}

extension FaultRule {
    /// Whether the rule's response has a body longer than allowed.
    fileprivate var hasLongBody: Bool {
        if case .answer(let answer) = fault { answer.body.utf8.count > Answer.longestBody } else { false }
    }
}
