import Glibc

/// Prints a line to standard output at once, also where the output is a file or a pipe.
func printLine(_ text: String) {
    print(text)
    fflush(nil)
}
