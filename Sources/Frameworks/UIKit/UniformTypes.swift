// Imported apps that name types of MobileCoreServices import UIKit.
@_exported public import UniformTypeIdentifiers
