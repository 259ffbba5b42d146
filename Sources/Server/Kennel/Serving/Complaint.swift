import Foundation
import Wire

/// Prints a line to standard error, without control characters.
func complain(_ text: String) {
    FileHandle.standardError.write(Data((text.plainLines + "\n").utf8))
}
