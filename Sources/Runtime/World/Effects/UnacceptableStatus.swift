import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The server answered with a status that is no success.
struct UnacceptableStatus: LocalizedError, Equatable {
    let status: Int

    var errorDescription: String? {
        let words = HTTPURLResponse.localizedString(forStatusCode: status)
        return "The server answered \(status) (\(words))."
    }
}
