import Foundation

/// The administrator's guide, and the dashboard that it refers to.
struct Guide {
    /// Writes the guide and the dashboard to a folder of the tree. The folder is relative to the tree's root.
    static func write(to tree: InstalledTree, folder: String) throws {
        let sources = KennelFolder.current.appending(path: "Sources")
        try tree.copy(sources.appending(path: "Server/Kennel/SERVING.md"), to: "\(folder)/SERVING.md")
        try tree.copy(
            sources.appending(path: "Server/KennelHTTP/Metrics/dashboard.json"), to: "\(folder)/dashboard.json")
    }
}
