import Foundation
import Wire

/// The combined effect of fault rules on a request.
struct FaultMatch {
    /// The delay before anything else happens.
    private(set) var delay: Duration?
    /// The slow network through which the response arrives.
    private(set) var throttle: FaultRule.Throttle?
    /// The part of the exchange that waits for a person.
    private(set) var hold: FaultRule.Hold?
    /// A description for people, such as `delay 2000 ms + status 500 (1 of 2)`.
    private(set) var label = ""

    private var loss: Loss?
    private var status: Int?
    private var body: Body?

    private enum Loss {
        case noConnection
        case offline
        case timeout(after: Duration?)
    }

    private enum Body {
        case broken
        case written(FaultRule.Answer)
    }

    /// Adds the effect of a rule.
    mutating func add(_ rule: CountedFaultRule) {
        switch rule.rule.fault {
        case .delay(let delay): self.delay = delay
        case .throttle(let throttle): self.throttle = throttle
        case .hold(let hold): self.hold = hold
        case .noConnection: loss = .noConnection
        case .offline: loss = .offline
        case .timeout(let after): loss = .timeout(after: after)
        case .status(let status): self.status = status
        case .brokenBody: body = .broken
        case .answer(let answer): body = .written(answer)
        }
        label += (label.isEmpty ? "" : " + ") + rule.label
    }

    /// Returns the outcome of a request that is not sent, and its delay; nil if the request is sent.
    ///
    /// - Parameter timeout: The session's request timeout.
    func outcome(timeout: Duration) -> (outcome: TransportOutcome, wait: Duration)? {
        switch loss {
        case .noConnection: return (.failure(.lostConnection), .zero)
        case .offline: return (.failure(.offline), .zero)
        case .timeout(let after): return (.failure(.timedOut), after ?? timeout)
        case nil: break
        }
        switch (status, body) {
        case (nil, nil): return nil
        case (let status?, nil):
            let body = Data("{\"message\":\"simulated status \(status)\"}".utf8)
            return (.response(.init(status: status, headers: Self.type("application/json"), body: body)), .zero)
        case (_, .broken):
            let body = Data("{\"_beagleComponent_\": \"beagle:screenComponent\", \"child\": {\"broken".utf8)
            return (.response(.init(status: status ?? 200, headers: Self.type("application/json"), body: body)), .zero)
        case (_, .written(let answer)):
            let response = TransportResponse(
                status: status ?? answer.status, headers: Self.type(answer.type), body: Data(answer.body.utf8))
            return (.response(response), .zero)
        }
    }

    private static func type(_ type: String) -> [String: String] { ["Content-Type": type] }
}

extension TransportFailure {
    /// The failure when no server listens.
    static let lostConnection = TransportFailure(kind: .noConnection, message: "Could not connect to the server.")
    /// The failure on a device without a network.
    static let offline = TransportFailure(
        kind: .offline, message: "The Internet connection appears to be offline.")
    /// The failure when there is no response in time.
    static let timedOut = TransportFailure(kind: .timeout, message: "The request timed out.")
}

extension CountedFaultRule {
    /// A description of the effect and its count, such as `status 500 (1 of 2)`.
    fileprivate var label: String {
        let what =
            switch rule.fault {
            case .noConnection: "no connection"
            case .offline: "offline"
            case .timeout: "timeout"
            case .status(let status): "status \(status)"
            case .brokenBody: "broken body"
            case .delay(let delay): "delay \(delay.wholeMilliseconds) ms"
            case .throttle(let throttle): "throttled to \(throttle.bandwidth) kbit/s"
            case .answer(let answer): "answered \(answer.status)"
            case .hold(let hold): "held \(hold.side.rawValue)"
            }
        guard let count = rule.count else { return "\(what) (\(used))" }
        return "\(what) (\(used) of \(count))"
    }
}
