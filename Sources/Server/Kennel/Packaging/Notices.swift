import Foundation

/// The copyright notices and licences of a package.
struct Notices {
    /// The name of the package.
    let name: String
    /// The folder of the app's own package.
    let source: URL
    /// The runtime files of the Swift toolchain with which the program was built.
    let runtime: SwiftRuntime

    /// Writes the licences to a folder of the tree. The folder is relative to the tree's root.
    func write(to tree: InstalledTree, folder: String) throws {
        try tree.write(text, to: "\(folder)/copyright")
        try tree.copy(KennelFolder.current.appending(path: "LICENSE"), to: "\(folder)/LICENSE.kennel")
        try tree.copy(runtime.license, to: "\(folder)/LICENSE.swift")
        let own = source.appending(path: "LICENSE")
        if !KennelFolder.contains(package: source), FileManager.default.isReadableFile(atPath: own.path) {
            try tree.copy(own, to: "\(folder)/LICENSE.\(name)")
        }
    }

    private var text: String {
        """
        \(name) is built on Kennel and linked with Swift's runtime.

        Kennel, with the page that the program serves: Apache License 2.0, in LICENSE.kennel.

        Swift's standard library, runtime, backtracer, Dispatch and Foundation: Apache License 2.0 with the Runtime
        Library Exception, in LICENSE.swift. Copyright Apple Inc. and the Swift project authors. Foundation holds data
        and code of ICU: Unicode License v3, copyright Unicode, Inc.; its text is at https://www.unicode.org/license.txt.

        The libraries that the program is not linked with but uses, libmicrohttpd, GnuTLS, jansson, SQLite, zlib,
        libcurl, HarfBuzz, FriBidi, libunibreak, fontconfig and Brotli, and the fonts Inter and DejaVu, come with Debian, with
        their licences under /usr/share/doc.

        Everything else in the app belongs to its authors. Their licence, if any, is in the same folder as this file.

        """
    }
}
