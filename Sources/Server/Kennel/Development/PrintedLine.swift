import Glibc
import Wire

/// Prints text to standard output at once, also where the output is a file or a pipe.
///
/// Spaces replace the control characters with which a recording or an app could control a terminal.
func printLine(_ text: String) {
    print(text.plainLines)
    fflush(nil)
}
