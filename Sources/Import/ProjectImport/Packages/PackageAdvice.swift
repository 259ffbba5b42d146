/// The advice to the user if a package is missing.
enum PackageAdvice {
    static let words =
        "name a folder with its source in \"packages\" of kennel.json (\(PackageFolders.checkouts) of Xcode), or leave out "
        + "the code that needs it"
}
