import Foundation
package import Wire

/// Processes that run the worlds of one program.
package protocol AppProcesses: Worlds {
    /// Waits until the program has said who it is. Throws when it is of no use; nil where nothing runs any more.
    func greeting() throws(WorldProcessError) -> WorldGreeting?

    /// Why no process comes up at the moment; nil when they do.
    var trouble: WorldProcessError? { get }

    /// The numbers of the processes that run worlds, for tests that end them.
    var processIdentifiers: [Int32] { get }

    /// Ends all processes.
    func stop()
}

extension AppProcesses {
    /// An app that ends its process is seen in its own session only.
    package var sharesFate: Bool { false }
}

/// What a program and its processes share with the front.
func temporaryFolder() throws(WorldProcessError) -> URL {
    var template = Array("/tmp/kennel-worlds-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
        throw .cannotStart(reason: "there is no temporary folder (\(String(cString: strerror(errno))))")
    }
    return URL(filePath: String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
}
