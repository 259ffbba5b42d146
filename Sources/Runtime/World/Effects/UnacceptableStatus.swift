import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The error of a response with an unsuccessful status.
struct UnacceptableStatus: LocalizedError, Equatable {
    let status: Int

    var errorDescription: String? {
        let words = HTTPURLResponse.localizedString(forStatusCode: status)
        return "The server answered \(status) (\(words))."
    }
}
