import Foundation
import Wire

extension StateReport {
    /// A description of the state without values that differ between runs, such as retry ids.
    var comparedWords: String {
        guard case .error(let failure) = state else { return state.name.rawValue }
        let reason = failure.account.reason.map { " · \($0.rawValue)" } ?? ""
        return "\(state.name.rawValue) \(failure.account.kind.rawValue)\(reason)"
    }
}

extension RequestReport {
    /// A description of the request and its current outcome.
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
