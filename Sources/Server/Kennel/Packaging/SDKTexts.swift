/// The text files of the SDK.
struct SDKTexts {
    let version: String
    /// The names of Kennel's library products.
    let products: [String]

    /// The name of the only target of the SDK's package, and of its folder.
    static let target = "KennelModules"

    /// The manifest. It has the products of Kennel's own package, all with the compiled modules.
    var manifest: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let products = [
            \(products.map { "\"\($0)\"" }.joined(separator: ", "))
        ]

        let package = Package(
            name: "kennel",
            products: products.map { .library(name: $0, targets: ["\(Self.target)"]) },
            targets: [.systemLibrary(name: "\(Self.target)", path: "\(Self.target)", pkgConfig: "\(SDKModules.library)")]
        )

        """
    }

    /// The files of the target, which declares nothing.
    var module: [(file: String, text: String)] {
        [("module.modulemap", "module \(Self.target) [system] { }\n")]
    }

    /// Returns the description from which SwiftPM takes the folder of the modules and the libraries to link.
    ///
    /// - Parameter runtime: The libraries of Swift's runtime, as arguments for the linker.
    func pkgConfig(_ runtime: [String]) -> String {
        """
        Name: \(SDKModules.library)
        Description: Kennel's compiled modules
        Version: \(version)
        Cflags: -I\(KennelFolder.sdk.path)/modules
        Libs: -l\(SDKModules.library) \(runtime.joined(separator: " "))

        """
    }

    /// The script to which the package of each app has a link named `kennel`, in an SDK as in a checkout of Kennel's
    /// sources.
    static let launcher = """
        #!/bin/sh
        # Packages of apps have a link to this file: ./kennel dev, run and test always mean the package with the link.
        set -eu
        here="$(cd "$(dirname "$0")" && pwd)"
        case "${1:-}" in
            dev | run | test)
                command="$1"
                shift
                set -- "$command" "$here" "$@"
                ;;
        esac
        exec kennel "$@"

        """

    /// The script that starts the importer with the libraries of the Swift in the PATH.
    static let importer = """
        #!/bin/sh
        set -eu
        runtime="$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\\(.*\\)".*/\\1/p')"
        export LD_LIBRARY_PATH="$runtime/host:$runtime/linux${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
        exec "$(dirname "$0")/importer" --kennel \(KennelFolder.sdk.path) "$@"

        """
}
