public import Foundation

/// The address that an imported app reads by `Data(contentsOf:)` and its like.
///
/// One on the network is asked by Foundation in the middle of a turn, where the session has no part in it: its log says so.
/// That of a file is nobody's business.
public func _readAtOnce(_ url: URL) -> URL {
    if let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) {
        let application = UIApplication.shared
        application.values[OutsideReadingKey.self]?()
        application.host.log(
            .message(
                """
                \(url.host() ?? "A server") is asked by contentsOf, beside the session: no rule makes that fail, it is in no \
                recording, and the session stands still meanwhile. A URLSession is the session's
                """))
    }
    return url
}

/// Told before the running application waits for a server in the middle of a turn: each such wait has the time of a turn for
/// itself, so that several are not taken for a loop without end.
package enum OutsideReadingKey: ApplicationKey {
    package static var defaultValue: (() -> Void)? { nil }
}
