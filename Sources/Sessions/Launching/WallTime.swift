import Foundation

/// The time of day.
package enum WallTime {
    /// Milliseconds since 1970.
    package static var milliseconds: Int64 {
        Int64((Date().timeIntervalSince1970 * 1_000).rounded())
    }
}
