/// The process that runs apps.
package enum AppProcess {
    /// Whether the process runs only apps, so that an app can end it. Set before the first app is launched.
    nonisolated(unsafe) package static var isOwn = false
}
