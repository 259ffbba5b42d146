import Foundation
import Wire

extension StateReport {
    /// The state without what differs between runs by itself, such as a retry's name.
    var comparedWords: String {
        guard case .error(let failure) = state else { return state.name.rawValue }
        let reason = failure.account.reason.map { " · \($0.rawValue)" } ?? ""
        return "\(state.name.rawValue) \(failure.account.kind.rawValue)\(reason)"
    }
}

extension RequestReport {
    /// What was asked for, and what came of it so far.
    var comparedWords: String {
        let outcome =
            switch ending?.result {
            case nil: "pending"
            case .answer(let status, _): "\(status)"
            case .failure(let failure): failure.kind.rawValue
            case .nothing: "cancelled"
            }
        return "\(method) \(URL(string: url)?.pathAndQuery ?? url): \(outcome)"
    }
}
