import FolderSupport
import Foundation
import Glibc
import Testing
import Wire

@testable import WorldProcess

@Suite("What a process leaves behind that ended")
struct CrashLogTests {
    private let folder = TemporaryFolder()

    /// The path of Kennel's sources when this was built.
    private static let sources = String(#filePath.dropLast("Tests/Runtime/WorldProcessTests/CrashLogTests.swift".count))

    private func write(_ text: String, _ name: String = "1.crash") throws -> String {
        let file = folder.url.appending(path: name)
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file.path
    }

    private func frame(_ name: String, _ file: String? = nil, line: Int = 1) -> String {
        let place = file.map { #","sourceLocation":{"file":"\#($0)","line":\#(line),"column":0}"# } ?? ""
        return #"{"description":"\#(name)"\#(place)}"#
    }

    @Test func `The crash message tells how a process ended and the first lines of its output`() {
        #expect(CrashLog.message(of: .exited(3), said: "") == "the app ended its process with status 3")
        #expect(
            CrashLog.message(of: .exited(3), said: "One\ntwo\nthree\nfour\n")
                == #"the app ended its process with status 3, saying "One two three""#)
        // The output of Swift's backtracer begins with an empty line.
        #expect(CrashLog.message(of: .signalled(SIGILL), said: "oh\n\n*** Crash").hasSuffix(#"saying "oh""#))
        #expect(
            CrashLog.message(of: .signalled(SIGKILL), said: "")
                == "the app's process ended by signal 9, possibly because it used too much memory")
        #expect(CrashLog.message(of: .hung(after: .seconds(5)), said: "").contains("within 5 s"))
        #expect(CrashLog.message(of: .exited(1), said: String(repeating: "x", count: 5_000)).utf8.count < 1_100)
    }

    @Test func `Frames are those of the crashed thread, and only the app's own are marked as the app's`() throws {
        let frames = [
            frame("pay() + 12 in App", "/home/me/App/Pay.swift", line: 7) + "",
            frame("World.take(_:)", Self.sources + "Sources/Runtime/World/Turns/World.swift", line: 9),
            frame("shop() + 3", Self.sources + "Sources/Apps/SampleApp/Shop.swift", line: 5),
            frame("swift_once", "/home/build-user/swift/Once.cpp"), frame("start", "<compiler-generated>", line: 0),
            frame("raise"),
        ]
        let other = #"{"crashed":false,"frames":[\#(frame("sleep"))]}"#
        let log = CrashLog(
            place: try write(#"{"threads":[\#(other),{"crashed":true,"frames":[\#(frames.joined(separator: ","))]}]}"#))
        #expect(log.isWhole)
        let report = log.report(of: .signalled(SIGILL), said: "")
        #expect(report.frames.map(\.function).dropFirst(2) == ["shop()", "swift_once", "start", "raise"])
        #expect(report.frames.map(\.isApp) == [true, false, true, false, false, false])
        #expect(report.frames.map(\.line) == [7, 9, 5, 1, nil, nil])
        #expect(report.frames[4].file == nil)
    }

    @Test(
        "A report that is being written, or was never begun, tells no frames",
        arguments: [nil, "", #"{"threads":[{"cra"#])
    func unfinished(text: String?) throws {
        let place = try text.map { try write($0) } ?? folder.path("none")
        let log = CrashLog(place: place)
        #expect(!log.isWhole && log.report(of: .exited(0), said: "").frames.isEmpty)
    }

    @Test func `Each process has its own crash report among many, which is gone after its removal`() throws {
        let text = #"{"threads":[{"crashed":true,"frames":[\#(frame("f"))]}]}"#
        for name in ["App-12-1.json", "App-1-2.json", "App-1-2.txt"] { _ = try write(text, name) }
        #expect(!CrashLog(place: folder.url.path, process: 2).isWhole)
        let log = CrashLog(place: folder.url.path, process: 1)
        #expect(log.isWhole)
        log.remove()
        #expect(!log.isWhole && CrashLog(place: folder.url.path, process: 12).isWhole)
    }
}
